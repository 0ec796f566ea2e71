// The container's health check and its entry point.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isHealthy } from '../../scripts/health.mjs'
import { inWords } from '../../scripts/lib/say.mjs'
import { listening } from '../support/listening'

function folder() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'health-test-'))
  onTestFinished(() => fs.rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** The file of a start that runs this part; touched so many seconds ago. */
function fileOf(only: string, ago = 0) {
  const file = path.join(folder(), 'health')
  fs.writeFileSync(file, only)
  const then = new Date(Date.now() - ago * 1000)
  fs.utimesSync(file, then, then)
  return file
}

test.each([
  ['worker', 20, true],
  ['worker', 400, false],
  ['migrate', 4000, true],
])('%s, touched %i s ago: %s', async (only, ago, healthy) => {
  expect(await isHealthy(fileOf(only, ago), '9')).toBe(healthy)
})

test.each(['web', ''])('a start of «%s» is as well as its /readyz says', async (only) => {
  let status = 200
  const server = http.createServer(
    ({ url }, res) => void res.writeHead(url === '/readyz' ? status : 404).end(),
  )
  const port = String(await listening(server))
  onTestFinished(() => void server.close())
  expect(await isHealthy(fileOf(only), port)).toBe(true)
  status = 503
  expect(await isHealthy(fileOf(only), port)).toBe(false)
  expect(await isHealthy(fileOf(only), '9')).toBe(false)
})

test('before the start has begun nothing is healthy', async () => {
  expect(await isHealthy(path.join(folder(), 'none'))).toBe(false)
})

test('the script ends with 0 or 1', () => {
  const code = (file: string) => spawnSync(process.execPath, ['scripts/health.mjs', file]).status
  expect([code(fileOf('worker')), code(fileOf('worker', 400))]).toEqual([0, 1])
})

test('the image starts the product with the options that are appended, or runs another command', () => {
  const bin = folder()
  fs.writeFileSync(path.join(bin, 'node'), '#!/bin/sh\necho node "$@"\n', { mode: 0o755 })
  const run = (...args: string[]) =>
    spawnSync('sh', ['scripts/entrypoint.sh', ...args], {
      encoding: 'utf8',
      env: { NODE_ENV: 'test', PATH: `${bin}:${process.env.PATH}` },
    }).stdout.trim()
  const start = 'node scripts/start.mjs --built --health-file /tmp/mentoring-health'
  expect(run()).toBe(start)
  expect(run('--only', 'web')).toBe(`${start} --only web`)
  expect(run('node', 'scripts/check.mjs')).toBe('node scripts/check.mjs')
  // What the image is made of.
  const image = fs.readFileSync('Dockerfile', 'utf8')
  expect(image).toContain('ENTRYPOINT ["sh", "scripts/entrypoint.sh"]')
  expect(image).toContain('CMD ["node", "scripts/health.mjs", "/tmp/mentoring-health"]')
})

test('a file system that refuses to be written is told in a sentence', () => {
  const refused = (code: string) =>
    inWords(Object.assign(new Error(`${code}: open`), { code, path: '/tmp/mentoring-health' }))
  expect(refused('EROFS')).toMatch(
    /^\/tmp\/mentoring-health cannot be written by this user \(EROFS\).*--tmpfs \/tmp/,
  )
  expect(refused('ENOENT')).toBe('ENOENT: open')
})
