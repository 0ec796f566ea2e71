#!/usr/bin/env node
// Builds the web server with the app (vite.config.ts), and the programs beside it: the worker and the Stripe stand-in.
// Does nothing when the sources have not changed: a stamp file has their hash. A build that does not end changes nothing.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import zlib from 'node:zlib'
import { builtHash, isMade, placeBuild, unfinished } from './lib/builds.mjs'
import { filesIn, hashOf, projectRoot } from './lib/project.mjs'
import { giveUp, say } from './lib/say.mjs'

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
const compressible = /\.(m?js|css|svg|json|txt|ico|html|webmanifest)$/

const hashOfSources = () => hashOf(...sources.map((source) => inProject(source)))
// Bytes; on a small machine a build takes 900 MB.
const least = 1.2e9

/** Builds what is missing, in a process of its own, whose memory is free afterwards. Throws when it fails. */
export function build() {
  if (builtHash() === hashOfSources()) return
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The product could not be built; see the messages above.')
}

async function buildHere() {
  const hash = hashOfSources()
  if (builtHash() === hash) return say('nothing has changed since the last build')
  if (!isMade(hash)) await makeBuild(hash)
  placeBuild(hash)
  say('built')
}

async function makeBuild(/** @type {string} */ hash) {
  const free = freeMemory()
  if (free < least)
    throw new Error(
      `A build needs ${least / 1e9} GB of memory, and ${(free / 1e9).toFixed(1)} GB are free. Build on another computer ` +
        'with npm run pack-release, or stop other programs first.',
    )
  say('building')
  fs.rmSync(inProject(unfinished), { recursive: true, force: true })
  buildWeb()
  await buildOthers()
  await minifyScripts()
  compressFiles()
  fs.writeFileSync(inProject(unfinished, '.stamp'), hash)
}

/** What a new process may take, also in a container with a limit; elsewhere than on Linux nobody says it. */
function freeMemory() {
  if (process.platform !== 'linux') return Infinity
  return Math.min(os.freemem(), process.constrainedMemory() || Infinity)
}

function buildWeb() {
  const remix = inProject('node_modules/@remix-run/dev/dist/cli.js')
  const result = spawnSync(process.execPath, [remix, 'vite:build', '--logLevel', 'warn'], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: unfinished },
  })
  if (result.status !== 0)
    throw new Error(
      result.signal === 'SIGKILL'
        ? 'The build was killed, probably for lack of memory.'
        : `The web server could not be built (${result.status ?? result.signal}).`,
    )
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
      outDir: `${unfinished}/server`,
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

/** The scripts of every page, which Vite copies as they are. */
async function minifyScripts() {
  const { transformWithEsbuild } = await import('vite')
  for (const file of filesIn(inProject(unfinished, 'client')).filter((name) => name.endsWith('.mjs'))) {
    const { code } = await transformWithEsbuild(fs.readFileSync(file, 'utf8'), file, {
      minify: true,
      target: 'es2022',
      sourcemap: false,
    })
    fs.writeFileSync(file, code)
  }
}

function compressFiles() {
  for (const file of filesIn(inProject(unfinished, 'client'))) {
    const content = fs.readFileSync(file)
    if (compressible.test(file) && content.length > 1024)
      fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(content))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await buildHere().catch((error) =>
    giveUp(
      `${error instanceof Error ? error.message : error}\nNothing was changed: the build of before stays.`,
    ),
  )
