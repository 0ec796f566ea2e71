#!/usr/bin/env node
// Builds the web server with the app (vite.config.ts), and the programs beside it: the worker and the Stripe stand-in.
// Does nothing when the sources have not changed: a stamp file has their hash.
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
  buildWeb()
  await buildOthers()
  compressFiles()
  fs.writeFileSync(stamp, hash)
  return true
}

function buildWeb() {
  const remix = inProject('node_modules/@remix-run/dev/dist/cli.js')
  const result = spawnSync(process.execPath, [remix, 'vite:build', '--logLevel', 'warn'], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (result.status !== 0)
    throw new Error(`The web server could not be built (${result.status ?? result.signal}).`)
}

/** With the app's modules, catalogues and texts that they need, and no more: they are processes of their own. */
async function buildOthers() {
  const { build: viteBuild } = await import('vite')
  await viteBuild({
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
        input: { worker: 'server/worker.ts', 'stripe-stand-in': 'stand-in/main.ts' },
        // All files in one folder, because modules find the project root relative to themselves.
        output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: 'part-[name]-[hash].mjs' },
      },
    },
  })
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
