// A build, and the files of versions before, beside a process that serves them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  builtFolder,
  builtHash,
  isMade,
  moveLink,
  placeBuild,
  unfinished,
} from '../../scripts/lib/builds.mjs'
import { assetsIn, storeAssets } from '../../scripts/lib/stored-assets.mjs'

function emptyFolder() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'builds-test-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  return fs.realpathSync(folder)
}

/** Writes files by their paths. */
function write(root: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    fs.writeFileSync(path.join(root, name), text)
  }
}

/** A build of sources with this hash takes its place. */
function built(root: string, hash: string) {
  write(path.join(root, unfinished), { '.stamp': hash, 'server/web.mjs': 'setInterval(() => {}, 1000)' })
  placeBuild(hash, root)
}

const buildsIn = (root: string) =>
  fs
    .readdirSync(root)
    .filter((name) => name.startsWith('build-'))
    .toSorted()

test('the link leads to the newest build, and the one before it stays', () => {
  const root = emptyFolder()
  expect(() => builtFolder(root)).toThrow('The product is not built yet')
  for (const hash of ['aaaa', 'bbbb', 'cccc']) built(root, hash)
  expect([builtHash(root), builtFolder(root), buildsIn(root)]).toEqual([
    'cccc',
    path.join(root, 'build-cccc'),
    ['build-bbbb', 'build-cccc'],
  ])
})

test('a build that did not end changes nothing of the one before', () => {
  const root = emptyFolder()
  built(root, 'aaaa')
  write(path.join(root, unfinished), { 'server/web.mjs': 'half' })
  expect([builtHash(root), builtFolder(root)]).toEqual(['aaaa', path.join(root, 'build-aaaa')])
})

test('a folder from the time before the link makes way for it and stays for the process that serves it', () => {
  const root = emptyFolder()
  write(root, { 'build/.stamp': 'old', 'build/client/a.js': '1' })
  built(root, 'aaaa')
  expect([builtHash(root), buildsIn(root)]).toEqual(['aaaa', ['build-aaaa', 'build-before']])
})

test('no build is removed from under a running process, however many come after it', async () => {
  const root = emptyFolder()
  built(root, 'aaaa')
  const running = spawn(process.execPath, [path.join(builtFolder(root), 'server/web.mjs')])
  await once(running, 'spawn')
  for (const hash of ['bbbb', 'cccc']) built(root, hash)
  expect(buildsIn(root)).toEqual(['build-aaaa', 'build-bbbb', 'build-cccc'])
  running.kill('SIGKILL')
  await once(running, 'exit')
  built(root, 'dddd')
  expect(buildsIn(root)).toEqual(['build-cccc', 'build-dddd'])
})

test('the build before is taken again as it is', () => {
  const root = emptyFolder()
  for (const hash of ['aaaa', 'bbbb']) built(root, hash)
  expect(isMade('aaaa', root)).toBe(true)
  placeBuild('aaaa', root)
  expect([builtHash(root), buildsIn(root)]).toEqual(['aaaa', ['build-aaaa', 'build-bbbb']])
})

test('a link is moved by one rename, also over one that leads nowhere', () => {
  const root = emptyFolder()
  for (const target of ['nowhere', 'elsewhere']) moveLink(path.join(root, 'current'), target)
  expect([fs.readlinkSync(path.join(root, 'current')), fs.readdirSync(root)]).toEqual([
    'elsewhere',
    ['current'],
  ])
})

/** A version with this hash starts, after the others have grown older by some hours. */
function started(root: string, hash: string, hoursLater: number) {
  const home = assetsIn(root)
  const ago = (time: Date) => new Date(time.getTime() - hoursLater * 3_600_000)
  for (const name of fs.existsSync(home) ? fs.readdirSync(home) : []) {
    const at = path.join(home, name)
    fs.utimesSync(at, ago(fs.statSync(at).atime), ago(fs.statSync(at).mtime))
  }
  const folder = path.join(root, `build-${hash}`)
  write(folder, { '.stamp': hash, [`client/assets/${hash}.js`]: hash, [`client/assets/${hash}.js.br`]: '' })
  const said: string[] = []
  storeAssets(folder, root, (message) => void said.push(message))
  expect(said).toEqual([])
  return fs.readdirSync(home).toSorted()
}

test('the files of a version stay for a day after another has taken its place', () => {
  const root = emptyFolder()
  expect(started(root, 'aaaa', 0)).toEqual(['aaaa'])
  expect(started(root, 'bbbb', 100)).toEqual(['aaaa', 'bbbb'])
  expect(started(root, 'cccc', 23)).toEqual(['aaaa', 'bbbb', 'cccc'])
  expect(started(root, 'cccc', 2)).toEqual(['bbbb', 'cccc'])
  expect(started(root, 'cccc', 30)).toEqual(['cccc'])
  expect(fs.readdirSync(path.join(assetsIn(root), 'cccc'))).toEqual(['cccc.js'])
})

test('a version that is taken again is the newest again', () => {
  const root = emptyFolder()
  for (const hash of ['aaaa', 'bbbb', 'aaaa']) started(root, hash, 1)
  expect(started(root, 'aaaa', 20)).toEqual(['aaaa', 'bbbb'])
  expect(started(root, 'aaaa', 20)).toEqual(['aaaa'])
})

test('where the files cannot be kept, the start says so and goes on', () => {
  const root = emptyFolder()
  write(root, { 'build-a/.stamp': 'a', assets: 'a file, not a folder' })
  const said: string[] = []
  storeAssets(path.join(root, 'build-a'), root, (message) => void said.push(message))
  expect(said).toEqual([expect.stringContaining('will miss their files')])
})
