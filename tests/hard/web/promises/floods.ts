import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { slowdown } from '../../../support/machine'
import { findings } from '../../promise'
import { quantile } from '../figures'
import type { WebPromise } from '../promise'
import { openSite, type Site } from '../site'

const megabyte = 1024 * 1024

/** Sends a body in pieces as fast as it is accepted; resolves with the answer's status or the connection error. */
function pour(site: Site, path: string, headers: http.OutgoingHttpHeaders, piece: Buffer, times: number) {
  return new Promise<string>((resolve) => {
    const request = http.request({
      host: '127.0.0.1',
      port: new URL(site.origin).port,
      path,
      method: 'POST',
      headers: { host: new URL(site.origin).host, origin: site.origin, ...headers },
    })
    request.once('response', (answer) => resolve(String(answer.resume().statusCode)))
    request.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    let sent = 0
    const more = () => {
      while (sent < times && !request.destroyed) {
        sent += 1
        if (!request.write(piece)) return void request.once('drain', more)
      }
      if (!request.destroyed) request.end()
    }
    more()
  })
}

/** S7: huge bodies, many parts, slow connections and many requests do not stop the site. */
export const floods: WebPromise = {
  name: 'S7',
  title: 'floods: 300 MB, a million parts, 500 slow connections, too many from one address',
  async run({ cluster, quick, say }) {
    const site = await openSite(cluster, { RATE_LIMITS: 'on' })
    const found = findings()
    try {
      for (let n = 0; n < 30; n += 1) await site.ask('/faq')
      const reader = slowReader(site)
      await largeBodies(site, found.violations, say)
      await slowConnections(site, found.violations, say, quick ? 10 : 60)
      await tooMany(site, found.violations, say)
      if (!quick) await reader.isEnded(found.violations, say)
      reader.close()
      return { runs: 6, violations: found.violations }
    } finally {
      await site.close()
    }
  },
}

async function largeBodies(site: Site, violations: string[], say: (message: string) => void) {
  const form = 'application/x-www-form-urlencoded'
  const part = Buffer.from('--e\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(1000))
  const attacks: [string, string, http.OutgoingHttpHeaders, Buffer, number][] = [
    [
      '300 MB that say so',
      '/locale',
      { 'content-type': form, 'content-length': 300 * megabyte },
      Buffer.alloc(megabyte, 'a'),
      300,
    ],
    [
      '300 MB that do not',
      '/locale',
      { 'content-type': form, 'transfer-encoding': 'chunked' },
      Buffer.alloc(megabyte, 'a'),
      300,
    ],
    [
      '300 MB of no form',
      '/locale',
      { 'content-type': 'application/json', 'content-length': 300 * megabyte },
      Buffer.alloc(megabyte, 'a'),
      300,
    ],
    [
      'a million parts',
      '/locale',
      { 'content-type': 'multipart/form-data; boundary=e', 'transfer-encoding': 'chunked' },
      part,
      1000,
    ],
  ]
  for (const [name, path, headers, piece, times] of attacks) {
    const before = site.memory()
    let most = before
    const watch = setInterval(() => (most = Math.max(most, site.memory())), 20)
    const status = await pour(site, path, headers, piece, times)
    clearInterval(watch)
    say(`S7 ${name}: ${status}, +${(most - before).toFixed(0)} MB`)
    // A client that goes on sending after the answer finds the connection closed.
    if (!['400', '403', '413', 'EPIPE', 'ECONNRESET'].includes(status)) violations.push(`${name}: ${status}`)
    if (most - before > 60) violations.push(`${name}: memory grew by ${(most - before).toFixed(0)} MB`)
    if ((await site.ask('/healthz')).status !== 200) violations.push(`${name}: the server is gone`)
  }
}

/** Asks for more than a connection holds and reads nothing of it. The server's half of the connection ends. */
function slowReader(site: Site) {
  const { host, port } = new URL(site.origin)
  const start = performance.now()
  const reader = net.connect(Number(port), '127.0.0.1').pause()
  reader.on('error', () => {})
  reader.write(`GET /mentors HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(200))
  const isHeld = () => {
    const [here, there] = [reader.localPort!, Number(port)].map((each) =>
      each.toString(16).toUpperCase().padStart(4, '0'),
    )
    // State 01: the kernel has the server's half of the connection established.
    return ['/proc/net/tcp', '/proc/net/tcp6'].some((file) =>
      fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .some((line) => new RegExp(`:${there} \\w+:${here} 01 `).test(line)),
    )
  }
  return {
    async isEnded(violations: string[], say: (message: string) => void) {
      const until = start + 150_000
      while (isHeld() && performance.now() < until) await pause(1000)
      say(
        `S7 a reader that reads nothing: ended after ${((performance.now() - start) / 1000).toFixed(0)} s at most`,
      )
      if (isHeld()) violations.push('a reader that reads nothing was kept for 150 s')
    },
    close: () => reader.destroy(),
  }
}

async function slowConnections(
  site: Site,
  violations: string[],
  say: (message: string) => void,
  seconds: number,
) {
  const { host, port } = new URL(site.origin)
  const sockets = Array.from({ length: 500 }, (_, n) => {
    const socket = net.connect(Number(port), '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      n % 2
        ? `GET /faq HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `
        : `POST /locale HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${site.origin}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n`,
    )
    return socket
  })
  const drip = setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 1000)
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    const start = performance.now()
    const { status } = await site.ask('/faq', { from: site.anAddress() })
    times.push(performance.now() - start)
    if (status !== 200) violations.push(`beside slow connections a page answered ${status}`)
    await pause(50)
  }
  clearInterval(drip)
  const open = sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length
  for (const socket of sockets) socket.destroy()
  const p95 = quantile(times, 0.95)
  say(`S7 beside 500 slow connections for ${seconds} s: p95 ${p95.toFixed(0)} ms, ${open} still open`)
  if (p95 > 500 * slowdown())
    violations.push(`beside slow connections pages took ${p95.toFixed(0)} ms, promised 500`)
  if (seconds >= 60 && open > 0) violations.push(`${open} slow connections were kept after a minute`)
}

async function tooMany(site: Site, violations: string[], say: (message: string) => void) {
  const [reader, writer, other] = [site.anAddress(), site.anAddress(), site.anAddress()]
  const reads = await Promise.all(Array.from({ length: 700 }, () => site.ask('/healthz/x', { from: reader })))
  const writes = await Promise.all(
    Array.from({ length: 130 }, () =>
      site.ask('/locale', { from: writer, headers: { origin: site.origin }, form: { locale: 'en' } }),
    ),
  )
  const refused = (answers: typeof reads) => answers.filter(({ status }) => status === 429).length
  say(`S7 of 700 reads ${refused(reads)}, of 130 writes ${refused(writes)} were refused`)
  if (refused(reads) !== 100) violations.push(`${refused(reads)} of 700 reads were refused, promised 100`)
  if (refused(writes) !== 30) violations.push(`${refused(writes)} of 130 writes were refused, promised 30`)
  if (
    [...reads, ...writes].some(
      ({ status, headers }) => status === 429 && !(Number(headers.get('retry-after')) > 0),
    )
  )
    violations.push('a refusal did not say until when')
  if ((await site.ask('/faq', { from: other })).status !== 200)
    violations.push('somebody else was refused with them')
}
