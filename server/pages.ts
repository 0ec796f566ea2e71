// Answers pages with Remix: one request handler for each set of candidate routes (see route-matching.ts).
import { createRequestHandler } from '@remix-run/express'
import type { RequestHandler } from 'express'
import type { AppBuild, AppSource } from './app-build'
import { splitLanguage } from '~/i18n/language-address'
import { pagePath, routeMatcher, withRoutes } from './route-matching'

/** Passes every request to the current build. */
export function pages(source: AppSource): RequestHandler {
  const handlers = new WeakMap<AppBuild, (address: string) => RequestHandler>()
  const answer = async (...[req, res, next]: Parameters<RequestHandler>) => {
    const build = await source.load()
    const find = handlers.get(build) ?? handlersByRoute(build, handlerOf)
    handlers.set(build, find)
    await find(req.originalUrl)(req, res, next)
  }
  return (req, res, next) => void answer(req, res, next).catch(next)
}

/**
 * Takes a build; returns a function from a URL to its handler. A handler is made on first use, because that is slow. Pages
 * with a language in their address have handlers of their own.
 */
export function handlersByRoute<Handler>(build: AppBuild, make: (part: AppBuild) => Handler) {
  const match = routeMatcher(build.routes)
  const made = new Map<string, Handler>()
  return (address: string) => {
    // Parsed as Remix parses it, which resolves «..».
    const { language, path } = splitLanguage(new URL(`http://localhost${address}`).pathname)
    const ids = match(pagePath(path))
    const key = [language, ...ids].join(' ')
    const handler = made.get(key) ?? make(withRoutes(build, ids, language))
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
