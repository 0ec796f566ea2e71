#!/usr/bin/env node
// npm run pack-release: a release of the commit that is checked out, built and with its packages, as one file for a server
// with too little memory to build. For computers of this kind only.
//   npm run pack-release -- v3       of another commit
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { makeRelease, must, nameOf } from './lib/releases.mjs'
import { giveUp, requireNode, say } from './lib/say.mjs'

requireNode()
const commit = process.argv[2] ?? 'HEAD'
const aside = fs.mkdtempSync(path.join(os.tmpdir(), 'pack-release-'))
process.once('exit', () => fs.rmSync(aside, { recursive: true, force: true }))
try {
  const name = nameOf(commit)
  makeRelease(commit, path.join(aside, name))
  const file = path.resolve(`${name}.tar.gz`)
  must(spawnSync('tar', ['-czf', `${file}.part`, '-C', aside, name], { stdio: 'inherit' }), 'tar')
  fs.renameSync(`${file}.part`, file)
  say(`packed: ${file}`)
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}
