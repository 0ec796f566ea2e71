// Answers for pages: Remix's handlers, one for each branch of the routes (see branches.ts).
import { createRequestHandler } from '@remix-run/express'
import type { RequestHandler } from 'express'
import type { AppBuild, AppSource } from './app-build'
import { pagePath, pathFinder, withRoutes } from './branches'

/** Gives every request that comes this far to the current build. */
export function pages(source: AppSource): RequestHandler {
  const handlers = new WeakMap<AppBuild, ReturnType<typeof handlersOf>>()
  const answer = async (...[req, res, next]: Parameters<RequestHandler>) => {
    const build = await source.load()
    const find = handlers.get(build) ?? handlersOf(build)
    handlers.set(build, find)
    await find(req.originalUrl)(req, res, next)
  }
  return (req, res, next) => void answer(req, res, next).catch(next)
}

/** The handler for an address, made when its branch is first asked for: taking routes apart costs time. */
function handlersOf(build: AppBuild) {
  const find = pathFinder(build.routes)
  const made = new Map<string, RequestHandler>()
  return (address: string) => {
    // Read as Remix reads it: «..» and the like are gone then.
    const ids = find(pagePath(new URL(`http://localhost${address}`).pathname))
    const key = ids.join(' ')
    const handler = made.get(key) ?? handlerOf(withRoutes(build, ids))
    made.set(key, handler)
    return handler
  }
}

function handlerOf(build: AppBuild): RequestHandler {
  return createRequestHandler({
    build,
    mode: process.env.NODE_ENV,
    getLoadContext: (req, { locals: { allowScripts, requestId } }) => ({
      allowScripts,
      requestId,
      clientAddress: req.ip ?? '',
    }),
  })
}
