import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import express from 'express'
import { afterAll, expect, test } from 'vitest'
import { files } from '../../server/files'
import { served } from '../support/listening'

const script = 'console.log(1);'.repeat(200)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'files-'))

afterAll(() => fs.rmSync(folder, { recursive: true }))

function write(name: string, content: string | Buffer) {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  fs.writeFileSync(path.join(folder, name), content)
}
write('secret.txt', 'not ours to give')
write('client/robots.txt', 'User-agent: *')
write('client/assets/a.js', script)
write('client/assets/a.js.br', zlib.brotliCompressSync(script))
write('client/assets/gone.js', script)
write('kept/v1/old.js', 'the version before')

const app = express()
app.set('etag', false)
app.use(
  files(path.join(folder, 'client'), path.join(folder, 'kept')),
  (_req, res) => void res.status(404).send('the app'),
)
const port = await served(app)

async function ask(where: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') {
  const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: where, method, headers }
    http.request(options, resolve).once('error', reject).end()
  })
  const pieces: Buffer[] = []
  for await (const piece of answer) pieces.push(piece)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(pieces) }
}

test('a file with a hash in its name is kept for ever, another for an hour', async () => {
  expect((await ask('/assets/a.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await ask('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600')
})

test('compressed by the build for whoever takes it', async () => {
  const plain = await ask('/assets/a.js')
  expect([plain.body.toString(), plain.headers['content-encoding']]).toEqual([script, undefined])
  const packed = await ask('/assets/a.js', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
  expect(packed.headers['content-type']).toBe(plain.headers['content-type'])
  expect(zlib.brotliDecompressSync(packed.body).toString()).toBe(script)
  const refused = await ask('/assets/a.js', { 'accept-encoding': 'br;q=0, identity' })
  expect([refused.body.toString(), refused.headers.vary]).toEqual([script, 'Accept-Encoding'])
})

test.each(['br', 'identity'])('what a browser has is not sent again (%s)', async (encoding) => {
  const accepts = { 'accept-encoding': encoding }
  const { headers } = await ask('/assets/a.js', accepts)
  for (const condition of [
    { 'if-none-match': headers.etag },
    { 'if-none-match': `"x", ${headers.etag}` },
    { 'if-modified-since': headers['last-modified'] },
  ]) {
    const again = await ask('/assets/a.js', { ...accepts, ...condition })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers).toMatchObject({
      'cache-control': headers['cache-control'],
      etag: headers.etag,
      vary: 'Accept-Encoding',
    })
  }
  expect((await ask('/assets/a.js', { ...accepts, 'if-none-match': '"x"' })).status).toBe(200)
})

test('HEAD has the headers alone; a part of a file is sent when it is asked for', async () => {
  const head = await ask('/assets/a.js', {}, 'HEAD')
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
    200,
    String(script.length),
    0,
  ])
  const part = await ask('/assets/a.js', { range: 'bytes=0-6' })
  expect([part.status, part.body.toString()]).toEqual([206, 'console'])
})

test.each([
  ['/', 'the app'],
  ['/robots', 'the app'],
  ['/assets', 'the app'],
  ['/../secret.txt', 'the app'],
  ['/%2e%2e/secret.txt', 'the app'],
  ['/..%2fsecret.txt', 'the app'],
  ['/assets/v1/old.js', 'Το αρχείο δεν υπάρχει'],
  ['/assets/b.js', 'Το αρχείο δεν υπάρχει'],
  ['/assets/', 'Το αρχείο δεν υπάρχει'],
  ['/assets/..%2f..%2fsecret.txt', 'Το αρχείο δεν υπάρχει'],
])('%s is no file', async (where, said) => {
  const answer = await ask(where)
  expect(answer.status).toBe(404)
  expect(answer.body.toString()).toContain(said)
})

test('a file of the version before is still given, also one that was put there after the start', async () => {
  const old = await ask('/assets/old.js', { 'accept-encoding': 'br' })
  expect([old.status, old.body.toString(), old.headers['content-encoding']]).toEqual([
    200,
    'the version before',
    undefined,
  ])
  expect(old.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(old.headers['content-type']).toContain('javascript')
  write('kept/v3/next.js', 'another server’s version')
  expect((await ask('/assets/next.js')).body.toString()).toBe('another server’s version')
})

test('a file that somebody has removed is missing, and no fault', async () => {
  expect((await ask('/assets/gone.js')).status).toBe(200)
  fs.rmSync(path.join(folder, 'client/assets/gone.js'))
  const answer = await ask('/assets/gone.js')
  expect([answer.status, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  expect(answer.body.toString()).toContain('Το αρχείο δεν υπάρχει')
})

test('a file is read, not written', async () => {
  expect((await ask('/robots.txt', {}, 'POST')).body.toString()).toBe('the app')
})
