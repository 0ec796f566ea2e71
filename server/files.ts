import fs from 'node:fs'
import path from 'node:path'
import type { RequestHandler } from 'express'
import { sendError } from './send-error'

const year = 365 * 24 * 60 * 60

/**
 * The built files: those with a hash in their name for ever, the rest for an hour; compressed by the build. `stored` is the
 * folder of other versions' files with a hash (scripts/lib/stored-assets.mjs).
 */
export function files(folder: string, stored: string): RequestHandler {
  const known = new Set(
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `/${name.split(path.sep).join('/')}`),
  )
  return (req, res, next) => {
    const name = req.path
    const hashed = name.startsWith('/assets/')
    const reads = ['GET', 'HEAD'].includes(req.method)
    const isOwn = reads && known.has(name) && path.posix.extname(name) !== ''
    const root = isOwn
      ? folder
      : reads && hashed
        ? versionWith(stored, name.slice('/assets'.length))
        : undefined
    if (!root) return hashed ? sendError(res, 404) : next()

    res.locals.isFile = true
    res.set('Cache-Control', hashed ? `public, max-age=${year}, immutable` : 'public, max-age=3600')
    const packed = isOwn && known.has(`${name}.br`)
    if (packed) res.vary('Accept-Encoding')
    const sent = packed && req.acceptsEncodings('br') ? `${name}.br` : name
    if (sent !== name) res.set('Content-Encoding', 'br')
    res.type(path.posix.extname(name))
    res.sendFile(
      isOwn ? sent : sent.slice('/assets'.length),
      { root, cacheControl: false, dotfiles: 'allow' },
      (error) => {
        if (!error) return
        if ((error as { status?: number }).status !== 404 || res.headersSent) return next(error)
        // Somebody has removed it meanwhile.
        res.removeHeader('Content-Encoding')
        sendError(res, 404)
      },
    )
  }
}

/** The folder of the version that has this file, in `stored`; another start may have put it there a moment ago. */
function versionWith(stored: string, name: string) {
  if (!/^\/\w[\w.-]*\.\w+$/.test(name) || !fs.existsSync(stored)) return undefined
  return fs
    .readdirSync(stored)
    .map((version) => path.join(stored, version))
    .find((version) => fs.existsSync(path.join(version, name)))
}
