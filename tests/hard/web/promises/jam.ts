import { keptConnection } from '../../../support/kept-connection'
import { inTime } from '~/in-time'
import { findings } from '../../promise'
import type { WebPromise } from '../promise'
import { openSite } from '../site'

// Milliseconds; an innocent request takes one or two. Node's own time-out for a jammed connection is thirty seconds.
const patience = 5000
const body = Buffer.alloc(300_000, 'x')
const paths = [
  '/api/nothing',
  '/api/client/mentee/purchase-subscription/1',
  '/api/stripe/webhook',
  '/nothing',
  '/mentors',
  '/faq?_data=root',
  '/mentee/my-account',
  '/purchases/1/proof',
  '/admin/settings/prices',
  '/photos/1/small',
  '/login',
  '/%00',
]
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
]

/** S8: a refused request never holds up the next one on the connection that a proxy shares among visitors. */
export const jam: WebPromise = {
  name: 'S8',
  title: 'refused bodies on shared connections: the next visitor is answered',
  async run({ cluster, quick, say }) {
    const site = await openSite(cluster)
    const found = findings()
    const host = new URL(site.origin).host
    let runs = 0
    /** A proxy's connection: attackers' and visitors' requests in turn. */
    const through = async (posts: string[][]) => {
      let connection = await keptConnection(site.origin)
      for (const head of posts) {
        runs += 1
        try {
          const refused = await inTime(connection.ask(head, body), patience, head.join(' '))
          if (/^connection: close$/im.test(refused.headers)) {
            connection.close()
            connection = await keptConnection(site.origin)
          }
          const next = [`GET /healthz HTTP/1.1`, `Host: ${host}`]
          const innocent = await inTime(connection.ask(next), patience, `after ${head.join(' ')}`)
          if (innocent.status !== 200) found.violations.push(`${innocent.status} after ${head.join(' ')}`)
        } catch (error) {
          found.violations.push(String(error))
          connection.close()
          connection = await keptConnection(site.origin)
        }
      }
      connection.close()
    }
    try {
      const posts = paths.flatMap((path) =>
        types.flatMap((type) =>
          [site.origin, 'https://other.example'].map((origin) => [
            `POST ${path} HTTP/1.1`,
            `Host: ${host}`,
            `Origin: ${origin}`,
            `Content-Type: ${type}`,
            `Content-Length: ${body.length}`,
          ]),
        ),
      )
      const lanes = quick ? 2 : 12
      await Promise.all(
        Array.from({ length: lanes }, (_, n) => through([...posts.slice(n * 5), ...posts.slice(0, n * 5)])),
      )
      say(`S8 ${runs} refused bodies on ${lanes} connections`)
      return { runs, violations: found.violations }
    } finally {
      await site.close()
    }
  },
}
