import { matchPath } from '@remix-run/react'
import type { Request as Asked, RequestHandler } from 'express'
import { preference } from '~/http/cookie-choice.server'
import { isTranslated, pageOf, splitLanguage } from '~/i18n/language-address'
import { safePath } from '~/http/safe-path'
import { pages } from '~/route-table'
import { toLocale, type Language } from '~/i18n/locale'
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
  if (!signedIn && !isUnsafe(req)) res.append('Set-Cookie', keep(language, req))
  const [, query] = req.originalUrl.split(/\?(.*)/s)
  // 307: a form is sent again to the other address.
  const to = path === '/.data' ? '/_root.data' : path
  res.redirect(isUnsafe(req) ? 307 : 302, safePath(to + (query ? `?${query}` : '')))
}

/** Whether a path without language is that of a page. */
const isPage = (path: string) => pages.some((page) => matchPath(page.path, path))

function keep(language: Language, { headers }: Asked) {
  const request = new Request('http://inside.invalid', { headers: { cookie: headers.cookie ?? '' } })
  return preference(request, 'locale', toLocale(language))
}
