// An HTTP client that uses little processor time: raw connections that stay open, one request at a time on each.
// Known libraries use as much processor time per request as the server needs for a cached page.
import net from 'node:net'

const endOfChunks = Buffer.from('\r\n0\r\n\r\n')

/** @typedef {{ port: number, path: string, cookie?: string, encoding?: string }} Target */

/**
 * Requests a page once; returns the whole answer.
 * @param {Target} target @returns {Promise<{ status: number, head: string, bytes: number }>}
 */
export async function ask(target) {
  const line = new Line(target)
  const answer = await line.next()
  line.end()
  return answer
}

/**
 * Sends requests on `connections` connections for `seconds`. Returns the milliseconds of each answer, `taken` answers in
 * all, `rate` a second, and how many `failed`.
 * @param {Target} target @param {{ connections: number, seconds: number }} options
 */
export async function drive(target, { connections, seconds }) {
  const times = /** @type {number[]} */ ([])
  let failed = 0
  const start = performance.now()
  const until = start + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const line = new Line(target)
      for (let begin = performance.now(); begin < until; begin = performance.now()) {
        const { status } = await line.next()
        times.push(performance.now() - begin)
        if (status !== 200) failed += 1
      }
      line.end()
    }),
  )
  const rate = (times.length * 1000) / (performance.now() - start)
  times.sort((a, b) => a - b)
  const at = (/** @type {number} */ share) => times[Math.floor(share * (times.length - 1))] ?? NaN
  return { times, taken: times.length, rate, p50: at(0.5), p99: at(0.99), failed }
}

/** One connection. */
class Line {
  head = ''
  bytes = 0
  length = NaN
  /** @type {Buffer} */
  tail = Buffer.alloc(0)

  /** @param {Target} target */
  constructor({ port, path, cookie, encoding }) {
    this.request = [
      `GET ${path} HTTP/1.1`,
      `Host: localhost:${port}`,
      ...(cookie ? [`Cookie: ${cookie}`] : []),
      ...(encoding ? [`Accept-Encoding: ${encoding}`] : []),
      '\r\n',
    ].join('\r\n')
    this.socket = net.connect(port, '127.0.0.1').setNoDelay()
    this.start()
    this.socket.on('data', (part) => this.take(part))
    this.socket.once('error', (error) => this.refuse(error))
    this.socket.once('close', () => this.refuse(new Error('The server closed the connection.')))
  }

  start() {
    this.head = ''
    this.bytes = 0
    this.length = NaN
    this.tail = Buffer.alloc(0)
  }

  /** @returns {Promise<{ status: number, head: string, bytes: number }>} */
  next() {
    return new Promise((resolve, reject) => {
      this.resolve = resolve
      this.refuse = reject
      this.socket.write(this.request)
    })
  }

  /** @param {Error} _error */
  refuse(_error) {}

  /** @param {Buffer} part */
  take(part) {
    let body = part
    if (!this.head) {
      const begun = Buffer.concat([this.tail, part])
      const end = begun.indexOf('\r\n\r\n')
      if (end < 0) return void (this.tail = begun)
      this.head = begun.subarray(0, end).toString('latin1')
      this.length = Number(/\r\ncontent-length: (\d+)/i.exec(this.head)?.[1] ?? NaN)
      body = begun.subarray(end + 2)
      this.tail = Buffer.alloc(0)
      this.bytes = -2
    }
    this.bytes += body.length
    this.tail = body.length >= endOfChunks.length ? body : Buffer.concat([this.tail, body])
    const over = Number.isNaN(this.length)
      ? this.tail.subarray(-endOfChunks.length).equals(endOfChunks)
      : this.bytes >= this.length
    if (!over) return
    const answer = { status: Number(this.head.slice(9, 12)), head: this.head, bytes: this.bytes }
    this.start()
    this.resolve?.(answer)
  }

  end() {
    this.socket.destroy()
  }
}
