#!/usr/bin/env node
// Builds what browsers load and the programs: web server, worker, Stripe stand-in (vite.config.ts).
// Does nothing when the sources have not changed: a stamp file has their hash. A build that does not end changes nothing.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import zlib from 'node:zlib'
import { builtHash, isMade, placeBuild, unfinished } from './lib/builds.mjs'
import { filesIn, hashOf, projectRoot } from './lib/project.mjs'
import { giveUp, say, saysStill } from './lib/say.mjs'

const sources = [
  'app',
  'common',
  'public',
  'server',
  'stand-in',
  'scripts/lib',
  'remix.config.js',
  'vite.config.ts',
  'package-lock.json',
  'scripts/build.mjs',
]
const inProject = (/** @type {string[]} */ ...parts) => path.join(projectRoot, ...parts)
const compressible = /\.(js|css|svg|json|txt|ico|html|webmanifest)$/

const hashOfSources = () => hashOf(...sources.map((source) => inProject(source)))
// Bytes; on a small machine a build takes 900 MB.
const least = 1.2e9

/** Builds what is missing, in a process of its own, whose memory is free afterwards. Throws when it fails. */
export async function build() {
  if (builtHash() === hashOfSources()) return
  const running = spawn(process.execPath, [fileURLToPath(import.meta.url)], { stdio: 'inherit' })
  const [status, signal] = await saysStill('building', once(running, 'exit'))
  if (status === 0) return
  throw new Error(
    signal === 'SIGKILL'
      ? 'The build was killed, probably for lack of memory.'
      : 'The product could not be built; see the messages above.',
  )
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
      `A build needs ${least / 1e9} GB of memory, and ${(free / 1e9).toFixed(1)} GB are free. Stop other programs first, ` +
        'or run an image that another computer built.',
    )
  say('building')
  process.env.NODE_ENV = 'production'
  process.env.BUILD_FOLDER = unfinished
  fs.rmSync(inProject(unfinished), { recursive: true, force: true })
  await buildAll()
  compressFiles()
  fs.writeFileSync(inProject(unfinished, '.stamp'), hash)
}

/** What a new process may take, also in a container with a limit; elsewhere than on Linux nobody says it. */
function freeMemory() {
  if (process.platform !== 'linux') return Infinity
  return Math.min(os.freemem(), process.constrainedMemory() || Infinity)
}

/** First what browsers load, whose names the server's half asks for. */
async function buildAll() {
  const { build: viteBuild } = await import('vite')
  const quiet = { root: projectRoot, logLevel: /** @type {const} */ ('warn') }
  await viteBuild(quiet)
  await viteBuild({ ...quiet, build: { ssr: true } })
  const [assets, list] = [inProject(unfinished, 'server/assets'), inProject(unfinished, 'client/.vite')]
  fs.cpSync(assets, inProject(unfinished, 'client/assets'), { recursive: true })
  for (const folder of [assets, list]) fs.rmSync(folder, { recursive: true })
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
