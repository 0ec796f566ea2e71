import fs from 'node:fs'
import path from 'node:path'
import type { RequestHandler } from 'express'
import { sendError } from './send-error'

const year = 365 * 24 * 60 * 60

/** The built files: those with a hash in their name for ever, the rest for an hour; compressed by the build. */
export function files(folder: string): RequestHandler {
  const known = new Set(
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `/${name.split(path.sep).join('/')}`),
  )
  return (req, res, next) => {
    const name = req.path
    const hashed = name.startsWith('/assets/')
    const isFile = known.has(name) && path.posix.extname(name) !== '' && ['GET', 'HEAD'].includes(req.method)
    if (!isFile) return hashed ? sendError(res, 404) : next()

    res.locals.isFile = true
    res.set('Cache-Control', hashed ? `public, max-age=${year}, immutable` : 'public, max-age=3600')
    const packed = known.has(`${name}.br`)
    if (packed) res.vary('Accept-Encoding')
    const sent = packed && req.acceptsEncodings('br') ? `${name}.br` : name
    if (sent !== name) res.set('Content-Encoding', 'br')
    res.type(path.posix.extname(name))
    res.sendFile(
      sent,
      { root: folder, cacheControl: false, dotfiles: 'allow' },
      (error) => error && next(error),
    )
  }
}
