// With a replica: a cookie says for some seconds up to where its sender has written, so that the next read, on whatever
// node, is not behind it.
import type { RequestHandler } from 'express'
import { withinRequest } from '~/db/replica.server'
import { isUnsafe } from './request-guards'

// A replica that lags for longer than this is not asked (app/db/replica.server.ts).
const seconds = 10

/** Runs the handlers after it within the request's scope of reads. */
export function freshReads(secure: boolean): RequestHandler {
  const name = secure ? '__Host-wrote' : 'wrote'
  const pattern = new RegExp(`(?:^|;\\s*)${name}=(\\d{1,16})(?:;|$)`)
  return (req, res, next) => {
    const given = Number(pattern.exec(req.headers.cookie ?? '')?.[1] ?? 0)
    const scope = { changes: isUnsafe(req), position: given }
    if (scope.changes) {
      const { writeHead } = res
      res.writeHead = function (this: typeof res, ...args: Parameters<typeof writeHead>) {
        if (scope.position > given)
          res.append(
            'Set-Cookie',
            `${name}=${scope.position}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
          )
        return writeHead.apply(this, args)
      } as typeof writeHead
    }
    withinRequest(scope, next)
  }
}
