// A web server that is told to stop says so first, while it still answers; then it closes.
import { once } from 'node:events'
import net from 'node:net'
import { expect, test } from 'vitest'
import { openSite } from '../support/site'

const delay = 2
const site = await openSite({ CLOSE_DELAY: String(delay) })
const status = (path: string) =>
  fetch(`${site.origin}${path}`).then(
    (answer) => answer.status,
    () => 0,
  )

test('told to stop, it is not ready for CLOSE_DELAY seconds, answers pages meanwhile, and then ends, also with a connection without a request', async () => {
  const { web } = site.server.processes
  expect(await Promise.all(['/readyz', '/faq'].map(status))).toEqual([200, 200])
  const ended = once(web, 'exit')
  // A browser connects like this before it sends a request.
  const connected = net.connect(Number(new URL(site.origin).port), 'localhost')
  await once(connected, 'connect')
  const toldAt = Date.now()
  web.kill('SIGTERM')
  await expect.poll(() => status('/readyz'), { timeout: 1500, interval: 20 }).toBe(503)
  const page = await fetch(`${site.origin}/faq`)
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  // Alive is not ready: nobody restarts it meanwhile.
  expect(await status('/healthz')).toBe(200)
  expect(Date.now() - toldAt).toBeLessThan(delay * 1000)

  expect(await ended).toEqual([0, null])
  const took = Date.now() - toldAt
  expect(took).toBeGreaterThanOrEqual(delay * 1000)
  expect(took).toBeLessThan((delay + 10) * 1000)
  expect(await status('/healthz')).toBe(0)
})
