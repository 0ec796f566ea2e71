#!/usr/bin/env node
// Builds the app (Remix by Vite) and the programs in server/: web, worker and the stand-in of Stripe.
// A stamp of everything that goes in keeps it from being done twice.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import zlib from 'node:zlib'
import { filesIn, hashOf, projectRoot, readIfThere } from './lib/project.mjs'

const sources = [
  'app',
  'public',
  'server',
  'scripts/lib',
  'vite.config.ts',
  'remix.config.js',
  'package-lock.json',
  'scripts/build.mjs',
]
const inProject = (/** @type {string[]} */ ...parts) => path.join(projectRoot, ...parts)
const compressible = /\.(js|css|svg|json|txt|ico|html|webmanifest)$/

/** @param {(message: string) => void} [log] @returns {Promise<boolean>} whether anything had to be done */
export async function build(log = () => {}) {
  const stamp = inProject('build/.stamp')
  const hash = hashOf(...sources.map((source) => inProject(source)))
  if (readIfThere(stamp) === hash) return false
  log('building')
  for (const part of ['client', 'server', '.stamp'])
    fs.rmSync(inProject('build', part), { recursive: true, force: true })
  buildApp()
  await buildPrograms()
  compressFiles()
  fs.writeFileSync(stamp, hash)
  return true
}

function buildApp() {
  const remix = inProject('node_modules/@remix-run/dev/dist/cli.js')
  const result = spawnSync(process.execPath, [remix, 'vite:build', '--logLevel', 'warn'], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (result.status !== 0) throw new Error(`The app could not be built (${result.status ?? result.signal}).`)
}

/** Vite again, so that these programs read the app's modules, catalogues and texts just as the app does.
 * @param {import('vite').InlineConfig} [more] */
export async function buildPrograms(more = {}) {
  const { build: viteBuild, mergeConfig } = await import('vite')
  const names = ['web', 'worker', 'stripe-stand-in'].filter((name) =>
    fs.existsSync(inProject(`server/${name}.ts`)),
  )
  return viteBuild(
    mergeConfig(
      {
        configFile: false,
        root: projectRoot,
        logLevel: 'warn',
        publicDir: false,
        resolve: { alias: { '~': inProject('app') } },
        build: {
          ssr: true,
          target: 'node20',
          outDir: 'build/server',
          emptyOutDir: false,
          copyPublicDir: false,
          rollupOptions: {
            input: Object.fromEntries(names.map((name) => [name, inProject(`server/${name}.ts`)])),
            // All in one folder: modules find the checkout from where they lie.
            output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: 'part-[name]-[hash].mjs' },
          },
        },
      },
      more,
    ),
  )
}

function compressFiles() {
  for (const file of filesIn(inProject('build/client'))) {
    const content = fs.readFileSync(file)
    if (compressible.test(file) && content.length > 1024)
      fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(content))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { say } = await import('./lib/say.mjs')
  say((await build(say)) ? 'built' : 'nothing has changed since the last build')
}
