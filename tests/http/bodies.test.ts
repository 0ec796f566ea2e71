// What the server keeps of bodies under way, and how slowly they may come.
import fs from 'node:fs'
import net from 'node:net'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { openSite } from '../support/site'

const site = await openSite({})
const { hostname, port, host } = new URL(site.origin)
const megabyte = 1024 * 1024
const webMemory = () =>
  Number(
    /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${site.server.processes.web.pid}/status`, 'utf8'))![1],
  ) * 1024

/** Begins to send a body of this length; `answer` resolves with the status, or 0 if the connection ends before it. */
async function begin(path: string, type: string, length: number, first: string | Buffer, from = '127.0.0.1') {
  const socket = net.connect({
    port: Number(port),
    host: hostname === 'localhost' ? '127.0.0.1' : hostname,
    localAddress: from,
  })
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  const answer = new Promise<number>((resolve) => {
    let said = ''
    socket.setEncoding('latin1').on('data', (text: string) => {
      said += text
      const status = /^HTTP\/1\.1 ([2-5]\d\d)/.exec(said)?.[1]
      if (status) resolve(Number(status))
    })
    socket.once('close', () => resolve(0))
  })
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${site.origin}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  )
  await new Promise<void>((sent) => socket.write(first, () => sent()))
  return { socket, answer }
}

const passed = (milliseconds: number) =>
  once(process, 'nothing', { signal: AbortSignal.timeout(milliseconds) }).catch(() => 'under way')

const encoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=x'
const headOf = (name: string, file?: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${file ? `; filename="${file}"` : ''}\r\n\r\n`

test('of a form without a session no file is kept: forty of 10 MB leave the memory as it was', async () => {
  // What a first page and a first form cost once.
  for (const path of ['/mentors', '/login', '/mentee/my-account', '/report/mentor/1'])
    for (const form of [undefined, { words: 'A letter' }])
      await site.ask(path, { form, headers: { origin: site.origin } })
  const before = webMemory()
  const file = Buffer.concat([
    Buffer.from(`${headOf('words')}A long letter\r\n${headOf('proof', 'proof.jpg')}`),
    Buffer.alloc(10 * megabyte - 1000, 65),
  ])
  const under = await Promise.all(
    ['/mentee/my-account', '/purchases/1/proof', '/login', '/report/mentor/1'].flatMap((path) =>
      Array.from({ length: 10 }, () => begin(path, multipart, 10 * megabyte, file, '127.4.0.1')),
    ),
  )
  // All has arrived but the end: a small request is answered meanwhile.
  expect((await site.ask('/login')).status).toBe(200)
  expect(webMemory() - before).toBeLessThan(100 * megabyte)
  for (const { socket } of under) socket.destroy()
})

test('a form without a session keeps its texts and the names of its files', async () => {
  const body = `${headOf('words')}A long letter\r\n${headOf('proof', 'slip.jpg')}${'x'.repeat(2 * megabyte)}\r\n${headOf('after')}The end of it\r\n--x--\r\n`
  const { status, body: page } = await site.ask('/report/mentor/1', {
    headers: { origin: site.origin },
    body: { type: multipart, bytes: body },
  })
  expect(status).toBe(401)
  for (const kept of ['A long letter', 'The end of it', 'slip.jpg']) expect(page).toContain(kept)
})

test('the bodies of one network without a session have a share; beyond it they are refused, and a sign-in passes', async () => {
  const from = '127.2.0.1'
  const text = `email=a@test.example&password=${'x'.repeat(250 * 1024)}`
  // Not all of it, so that the server goes on waiting. Seventeen fit.
  const types = [encoded, encoded, 'application/json']
  const under = await Promise.all(
    ['/login', '/forgot-password', '/api/stripe/webhook'].flatMap((path, kind) =>
      Array.from({ length: 10 }, () => begin(path, types[kind]!, text.length + 1, text, from)),
    ),
  )
  const answers: number[] = []
  for (const { answer } of under) void answer.then((status) => answers.push(status))
  await expect.poll(() => answers.filter((status) => status === 503).length).toBeGreaterThan(12)
  expect(
    (await site.ask('/forgot-password', { from, headers: { origin: site.origin }, form: { email: 'a' } }))
      .status,
  ).toBe(403)
  for (const { socket } of under) socket.destroy()
  await expect
    .poll(
      async () =>
        (await site.ask('/login', { from, headers: { origin: site.origin }, form: { email: text } })).status,
    )
    .toBe(403)
})

test(
  'a body that stops is ended, one that comes slowly but steadily is not',
  { timeout: 40_000 },
  async () => {
    const from = '127.3.0.1'
    const stopped = await begin('/login', encoded, 500_000, 'email=a', from)
    const begun = performance.now()
    const steady = await begin('/login', encoded, 300_000, 'email=a', from)
    const sending = setInterval(() => steady.socket.write('x'.repeat(12_000)), 1000)
    expect(await stopped.answer).toBe(408)
    expect(performance.now() - begun).toBeLessThan(20_000)
    // The rest is waited for as long.
    const dripping = setInterval(() => stopped.socket.write('a'), 500)
    const ended = once(stopped.socket, 'close')
    expect(await Promise.race([steady.answer, passed(5000)])).toBe('under way')
    await ended
    clearInterval(dripping)
    clearInterval(sending)
    steady.socket.destroy()
  },
)
