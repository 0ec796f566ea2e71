import type { RequestHandler } from 'express'
import { canWrite } from '~/db/connections.server'
import { inTime } from '~/in-time'

// Milliseconds.
const timeout = 4000

/** The handlers of /healthz (200: the process runs) and /readyz (200: the database can be written, else 503). */
export function health(isClosing: () => boolean): { healthz: RequestHandler; readyz: RequestHandler } {
  return {
    healthz: (_req, res) => void res.type('text').set('Cache-Control', 'no-store').send('ok\n'),
    async readyz(_req, res) {
      const said = isClosing() ? 'not ready' : await stateOfDatabase()
      res
        .status(said === 'ready' ? 200 : 503)
        .type('text')
        .set('Cache-Control', 'no-store')
        .send(`${said}\n`)
    },
  }
}

function stateOfDatabase() {
  // Not logged: a request that needs the database says why (app/db/unavailable.server.ts).
  return inTime(canWrite(), timeout, 'the database').then(
    (writes) => (writes ? 'ready' : 'not ready: the database only reads'),
    () => 'not ready',
  )
}
