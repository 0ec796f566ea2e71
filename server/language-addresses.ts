import { matchPath } from '@remix-run/react'
import type { Request as Asked, RequestHandler } from 'express'
import { preference } from '~/http/cookie-choice.server'
import { isFetchedAhead } from '~/http/prefetch.server'
import { isTranslated, pageOf, splitLanguage } from '~/i18n/language-address'
import { safePath } from '~/http/safe-path'
import { pages } from '~/route-table'
import { toLocale } from '~/i18n/locale'
import { isUnsafe } from './request-guards'

/** A page that is only read has one address: without a slash at its end, in small letters. */
export const oneAddress: RequestHandler = (req, res, next) => {
  const tidy = req.path.toLowerCase().replace(/(?<=.)\/$/, '')
  if (tidy === req.path || isUnsafe(req) || !isTranslated(pageOf(tidy))) return next()
  const [, query] = req.originalUrl.split(/\?(.*)/s)
  res.redirect(301, safePath(tidy + (query ? `?${query}` : '')))
}

/**
 * Only public pages have a language in their address. Any other page, and every page of a signed-in user, is redirected
 * to the address without it; a visitor keeps the language by the cookie.
 */
export const languageAddresses: RequestHandler = (req, res, next) => {
  const { language, path } = splitLanguage(req.path)
  if (!language) return next()
  const page = pageOf(req.path)
  const signedIn = /(?:^|;\s*)(?:__Host-)?session=/.test(req.headers.cookie ?? '')
  if (!isPage(page) || (isTranslated(page) && !signedIn && !isUnsafe(req))) return next()
  const [, asked = ''] = req.originalUrl.split(/\?(.*)/s)
  let query = asked
  if (!signedIn && !isUnsafe(req)) {
    const request = new Request('http://inside.invalid', { headers: asHeaders(req) })
    // Another site, or a fetch ahead, chooses no language for this browser, only for this page.
    if (isFetchedAhead(request) || req.get('sec-fetch-site') === 'cross-site')
      query = [`lng=${language}`, asked].filter(Boolean).join('&')
    else res.append('Set-Cookie', preference(request, 'locale', toLocale(language)))
  }
  // 307: a form is sent again to the other address.
  res.redirect(isUnsafe(req) ? 307 : 302, safePath(path + (query ? `?${query}` : '')))
}

/** Whether a path without language is that of a page. */
const isPage = (path: string) => pages.some((page) => matchPath(page.path, path))

const asHeaders = (req: Asked) =>
  ['cookie', 'sec-purpose', 'purpose', 'x-moz'].flatMap((name): [string, string][] => {
    const value = req.get(name)
    return value === undefined ? [] : [[name, value]]
  })
