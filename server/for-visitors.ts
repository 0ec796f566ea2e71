// Visitors' pages are the same for all of them: rendered once, kept, and dropped when what they show changes. What is
// kept is rendered for a request made here, which carries a path, the query its page knows and a language, and
// nothing of whoever asked first.
import { createRequestHandler, type AppLoadContext } from '@remix-run/node'
import type { Request as Asked, RequestHandler, Response as Answering } from 'express'
import { toLocale } from '~/i18n/locale'
import type { Environment } from '../scripts/lib/environment.mjs'
import type { AppBuild, AppSource } from './app-build'
import { listenFor } from './ears'
import { isUnsafe } from './guard'
import { keptAnswers, type KeptAnswers } from './kept-answers'
import { keptPageOf, type KeptPage } from './kept-pages'
import { byBranch } from './pages'
import { packings, wholeAnswer, type WholeAnswer } from './whole-answer'

const mostBytes = 32 * 1024 * 1024

/** Answers visitors from what is kept; everybody else goes on to the app. */
export function forVisitors(source: AppSource, environment: Environment) {
  const answers = keptAnswers(mostBytes)
  const hearing = hearChanges(source, answers)

  async function answerKept(page: KeptPage, req: Asked, res: Answering) {
    const key = `${page.language} ${page.path}`
    const render = async () => renderPage(await source.load(), page, environment.publicOrigin)
    const whole = await answers.find(key, page.tellsOf, render)
    if (!whole.isShareable) return false
    await send(whole, req, res, () => answers.weigh(key, whole))
    return true
  }

  const answer: RequestHandler = (req, res, next) => {
    if (isUnsafe(req)) hearing.beforeAnswer(res)
    const page = answers.isOpen() && hearing.isCaughtUp() ? keptPageOf(req) : undefined
    if (!page) return next()
    answerKept(page, req, res).then((done) => done || next(), next)
  }
  return { answer, stop: hearing.stop }
}

/** Keeps answers while it is heard what changes. */
function hearChanges(source: AppSource, answers: KeptAnswers) {
  let forget = (_told?: string) => {}
  void source.load().then(({ entry }) => (forget = entry.module.forgetTold))
  let catchingUp = 0
  const ears = listenFor(
    {
      shown(told) {
        forget(told)
        if (told) answers.drop(told)
        else answers.open()
      },
    },
    { login: 'web', onDeaf: answers.close },
  )
  return {
    stop: ears.stop,
    isCaughtUp: () => catchingUp === 0,
    /** Whoever has done something sees it in the next answer: until it has been heard nothing kept is sent. */
    beforeAnswer(res: Answering) {
      const { writeHead } = res
      res.writeHead = function (this: Answering, ...args: Parameters<typeof writeHead>) {
        catchingUp += 1
        void ears.catchUp().finally(() => (catchingUp -= 1))
        return writeHead.apply(this, args)
      } as typeof writeHead
    },
  }
}

const handlers = new WeakMap<AppBuild, (address: string) => ReturnType<typeof createRequestHandler>>()

async function renderPage(build: AppBuild, { path, language }: KeptPage, origin: string) {
  const find =
    handlers.get(build) ?? byBranch(build, (part) => createRequestHandler(part, process.env.NODE_ENV))
  handlers.set(build, find)
  let hashes: string[] = []
  const context: AppLoadContext = {
    requestId: '',
    clientAddress: '',
    allowScripts: (given) => (hashes = given),
  }
  const request = new Request(new URL(path, origin), {
    headers: { Cookie: `locale=${toLocale(language)}` },
  })
  return wholeAnswer(await find(path)(request, context), hashes)
}

async function send(whole: WholeAnswer, req: Asked, res: Answering, onPacked: () => void) {
  const accepted = req.acceptsEncodings()
  const packing = packings.find((each) => accepted.includes(each))
  const body = await whole.bodyAs(packing, onPacked)
  res.locals.allowScripts(whole.scriptHashes)
  for (const [name, value] of whole.headers) res.setHeader(name, value)
  res.setHeader('Vary', 'Accept-Encoding, Cookie')
  res.statusCode = whole.status
  if (whole.isFit) {
    if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'private, no-cache')
    res.setHeader('ETag', whole.etag(packing))
    if (req.fresh) {
      res.statusCode = 304
      res.removeHeader('Content-Type')
      return void res.end()
    }
  }
  if (packing) res.setHeader('Content-Encoding', packing)
  res.setHeader('Content-Length', body.length)
  res.end(req.method === 'HEAD' ? undefined : body)
}
