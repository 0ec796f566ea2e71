// The smallest proxy before several nodes: takes turns among those whose /readyz says 200, asked twice a second.
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Stage } from './promise'

// Milliseconds.
const interval = 500

/** Starts it; `serve` and `forget` change the nodes. */
export async function startBalancer({ afterwards }: Stage) {
  const nodes = new Map<number, boolean>()
  let turn = 0

  const look = async (port: number) => {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (nodes.has(port)) nodes.set(port, ready)
  }
  const timer = setInterval(() => void Promise.all([...nodes.keys()].map(look)), interval)

  const server = http.createServer((asked, answer) => {
    const ready = [...nodes].flatMap(([port, isReady]) => (isReady ? [port] : []))
    const port = ready[turn++ % ready.length]
    if (!port) return void answer.writeHead(502).end('no node')
    const headers = { ...asked.headers, 'x-forwarded-for': asked.headers['x-forwarded-for'] ?? '192.0.2.1' }
    const request = http.request(
      // A connection of its own for each request: an idle one may be closed by its node at any moment.
      { host: '127.0.0.1', port, path: asked.url, method: asked.method, headers, agent: false },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(answer)
        given.once('error', () => answer.destroy())
      },
    )
    request.once('error', (error) => {
      if (answer.headersSent) answer.destroy()
      else answer.writeHead(502).end(error.message)
    })
    asked.pipe(request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterwards(() => {
    clearInterval(timer)
    server.closeAllConnections()
    server.close()
  })
  return {
    port: (server.address() as AddressInfo).port,
    async serve(port: number) {
      nodes.set(port, false)
      await look(port)
    },
    forget: (port: number) => void nodes.delete(port),
    ready: () => [...nodes.values()].filter(Boolean).length,
  }
}
