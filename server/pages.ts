// Answers pages with Remix: one request handler for each set of candidate routes (see route-matching.ts).
import { createRequestHandler } from '@remix-run/express'
import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import { toRefusal } from '~/db/refusal.server'
import { splitLanguage } from '~/i18n/language-address'
import { remixBuild } from './remix-build'
import { routeMatcher, withRoutes } from './route-matching'

const handlers = new WeakMap<ServerBuild, (address: string) => RequestHandler>()

/** Passes every request to the current build. */
export const pages: RequestHandler = async (req, res, next) => {
  try {
    const build = await remixBuild()
    const find = handlers.get(build) ?? handlersByRoute(build, handlerOf)
    handlers.set(build, find)
    await find(req.originalUrl)(req, res, next)
  } catch (error) {
    next(error)
  }
}

/**
 * Takes a build; returns a function from a URL to its handler. A handler is made on first use, because that is slow. Pages
 * with a language in their address have handlers of their own.
 */
export function handlersByRoute<Handler>(build: ServerBuild, make: (part: ServerBuild) => Handler) {
  const match = routeMatcher(build.routes)
  const served = { ...build, routes: saidBusy(build.routes) }
  const made = new Map<string, Handler>()
  return (address: string) => {
    // Parsed as Remix parses it, which resolves «..».
    const { language, path } = splitLanguage(new URL(`http://localhost${address}`).pathname)
    const ids = match(path)
    const key = [language, ...ids].join(' ')
    const handler = made.get(key) ?? make(withRoutes(served, ids, language))
    made.set(key, handler)
    return handler
  }
}

function handlerOf(build: ServerBuild): RequestHandler {
  return createRequestHandler({
    build,
    mode: process.env.NODE_ENV,
    getLoadContext: (req, { locals: { requestId } }) => ({
      requestId,
      clientAddress: req.ip ?? '',
    }),
  })
}

// Remix takes whatever a loader or an action throws for a fault: it logs it and shows the words of a fault. A database that
// does not serve a request is none: it is busy, or only reads, and the page says 503.

type Route = NonNullable<ServerBuild['routes'][string]>
type Run = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown

/** Takes the routes of a build; returns them with loaders and actions that answer 503 then. */
function saidBusy(routes: ServerBuild['routes']): ServerBuild['routes'] {
  return Object.fromEntries(
    Object.entries(routes).map(([id, route]) => [id, route && { ...route, module: withWords(route.module) }]),
  )
}

function withWords(module: Route['module']): Route['module'] {
  const { loader, action } = module as { loader?: Run; action?: Run }
  return {
    ...module,
    ...(loader && { loader: orBusy(loader) }),
    ...(action && { action: orBusy(action) }),
  } as Route['module']
}

const orBusy =
  (run: Run): Run =>
  async (args) => {
    try {
      return await run(args)
    } catch (error) {
      if (error instanceof Response || toRefusal(error)?.status !== 503) throw error
      args.context.unavailable = true
      throw new Response('503\n', { status: 503, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
    }
  }
