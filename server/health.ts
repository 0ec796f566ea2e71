import type { RequestHandler } from 'express'
import { ping } from '~/db/pools.server'
import { inTime } from '~/in-time'

// Milliseconds.
const timeout = 4000

/** The handlers of /healthz (200: the process runs) and /readyz (200: the database answers, else 503). */
export function health(isClosing: () => boolean): { healthz: RequestHandler; readyz: RequestHandler } {
  return {
    healthz: (_req, res) => void res.type('text').set('Cache-Control', 'no-store').send('ok\n'),
    async readyz(_req, res) {
      const ready = !isClosing() && (await answersInTime())
      res
        .status(ready ? 200 : 503)
        .type('text')
        .set('Cache-Control', 'no-store')
        .send(ready ? 'ready\n' : 'not ready\n')
    },
  }
}

function answersInTime() {
  // Not logged: a request that needs the database says why (app/db/unavailable.server.ts).
  return inTime(ping(), timeout, 'the database').then(
    () => true,
    () => false,
  )
}
