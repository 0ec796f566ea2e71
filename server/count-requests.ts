import type { ServerBuild } from '@remix-run/node'
import type { Request, RequestHandler, Response } from 'express'
import { callPattern } from '~/api/find-call'
import { metrics } from '~/metrics.server'
import { remixBuild } from './remix-build'
import { routePatterns } from './route-matching'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const ownPaths = new Set(['/healthz', '/readyz', '/metrics'])

/** Counts every request by the pattern of its route, its method and its status. */
export const countRequests: RequestHandler = (req, res, next) => {
  const start = performance.now()
  res.once('close', () => {
    const seconds = (performance.now() - start) / 1000
    void remixBuild().then((build) => count(routeOf(build, req, res), req.method, res.statusCode, seconds))
  })
  next()
}

function count(route: string, method: string, status: number, seconds: number) {
  metrics.requests.inc({ route, method: methods.has(method) ? method : 'other', status })
  metrics.requestSeconds.observe({ route }, seconds)
}

const patterns = new WeakMap<ServerBuild, (pathname: string) => string | undefined>()

/** A pattern such as /mentors/:id, never a path with its values. */
function routeOf(build: ServerBuild, { originalUrl }: Request, res: Response) {
  const [pathname = ''] = originalUrl.split('?')
  if (res.locals.isFile) return 'file'
  if (ownPaths.has(pathname)) return pathname
  const call = pathname.startsWith('/api/') && callPattern(pathname)
  if (call) return call
  const patternOf = patterns.get(build) ?? routePatterns(build.routes)
  patterns.set(build, patternOf)
  return patternOf(pathname) ?? 'none'
}
