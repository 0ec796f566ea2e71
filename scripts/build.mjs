#!/usr/bin/env node
// Builds the app (Remix with Vite) and the programs: web, worker and the Stripe stand-in. Does nothing when the sources
// have not changed: a stamp file has their hash.
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
  'stand-in',
  'scripts/lib',
  'vite.config.ts',
  'remix.config.js',
  'package-lock.json',
  'scripts/build.mjs',
]
const inProject = (/** @type {string[]} */ ...parts) => path.join(projectRoot, ...parts)
const compressible = /\.(js|css|svg|json|txt|ico|html|webmanifest)$/

/**
 * Builds what is missing.
 * @param {(message: string) => void} [log] @returns {Promise<boolean>} whether anything had to be done
 */
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

/**
 * Builds the programs with Vite too, so that they import the app's modules, catalogues and texts as the app does.
 * @param {import('vite').InlineConfig} [more]
 */
export async function buildPrograms(more = {}) {
  const { build: viteBuild, mergeConfig } = await import('vite')
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
            input: {
              web: inProject('server/web.ts'),
              worker: inProject('server/worker.ts'),
              'stripe-stand-in': inProject('stand-in/main.ts'),
            },
            // All files in one folder, because modules find the project root relative to themselves.
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
