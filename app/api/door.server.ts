import { createHash } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { formTokenFits } from '~/http/form-token.server'
import { outcomeOf } from '~/http/outcome.server'
import { isSessionCookie } from '~/http/session.server'
import { findViewer } from '~/http/viewer.server'
import { getLanguage } from '~/i18n/i18n.server'
import { toLanguage, type Language } from '~/i18n/locale'
import { hindranceOf } from '~/viewer/admission'
import { mayOpen } from '~/viewer/rights'
import type { Viewer } from '~/viewer/viewer'
import type { AnyCall, Method } from './call'
import { bodyFaults, failureOf, faultsOf, hindered, type Failure } from './failure.server'
import { allowedOf, findCalls } from './find-call'
import { onlyOnce, type Written } from './once.server'
import { readBody, readQuery } from './read-input.server'
import { tokenCookie } from './token-cookie.server'

type Handled = { request: Request; context: AppLoadContext }

/**
 * Answers a call of the JSON API: finds it by path and method, checks access, token and input, and runs it.
 * Errors become JSON with an HTTP status.
 */
export async function answerCall(request: Request, context: AppLoadContext): Promise<Response> {
  const asked = { request, context }
  const found = findCalls(new URL(request.url).pathname)
  if (found && request.method === 'OPTIONS')
    return new Response(null, { status: 204, headers: { Allow: allowedOf(found.methods) } })
  const viewer = await outcomeOf(() => findViewer(asked))
  const known = 'result' in viewer ? viewer.result : null
  const language = toLanguage(known?.locale) ?? (await getLanguage(request))
  const failed = (failure: Failure) => answerFailure(failure, language)
  if ('refusal' in viewer) return failed({ status: viewer.refusal.status, code: viewer.refusal.rule })

  if (!found) return failed({ status: 404, code: 'not_found' })
  const call = found.methods[(request.method === 'HEAD' ? 'GET' : request.method) as Method]
  if (!call) return failed({ status: 405, code: 'method_not_allowed', allow: allowedOf(found.methods) })

  const refused = refusedBefore(call, known, request)
  if (refused) return failed(refused)
  const body = await readBody(call, request)
  if ('fault' in body) return failed({ status: bodyFaults[body.fault], code: body.fault })
  const given = z
    .object({ body: call.body ?? z.undefined(), query: call.query ?? z.undefined() })
    .safeParse({ body: body.value, query: readQuery(call, new URL(request.url).searchParams) })
  if (!given.success) return failed({ status: 422, code: 'invalid', fields: faultsOf(given.error) })
  return runCall(call, { ...asked, viewer: known, ids: found.ids, ...given.data, language })
}

/** The reason why this viewer may not make this call, or undefined. */
function refusedBefore(call: AnyCall, viewer: Viewer | null, request: Request): Failure | undefined {
  const hindrance = hindranceOf(viewer, call.as)
  if (hindrance) return { status: hindered[hindrance], code: hindrance }
  if (call.as === 'admin' && !mayOpen(viewer?.adminRight, call.page ?? `/${call.path}`))
    return { status: 403, code: 'right_not_held' }
  if (call.method !== 'GET' && !formTokenFits(viewer, request.headers.get('x-xsrf-token')))
    return { status: 403, code: 'form_expired' }
}

type Input = Handled & {
  viewer: Viewer | null
  ids: number[]
  body?: unknown
  query?: unknown
  language: Language
}

async function runCall(call: AnyCall, input: Input): Promise<Response> {
  const { request, viewer, ids, body, language } = input
  const cookies: string[] = []
  const headers = new Headers()
  let file: Response | undefined

  async function act(): Promise<Written> {
    const outcome = await outcomeOf(async () => call.run({ ...input, cookies } as never))
    if ('refusal' in outcome) {
      const { status, rule, field, wait } = outcome.refusal
      return written({ status, code: rule, wait, fields: field ? { [field]: [rule] } : undefined })
    }
    const result = call.result.parse(outcome.result)
    if (result instanceof Response) file = result
    return { status: 200, text: JSON.stringify(call.bare ? result : { result }) }
  }
  async function written(failure: Failure): Promise<Written> {
    const { status, value, headers: more } = await failureOf(failure, language)
    for (const [name, each] of more) headers.set(name, each)
    return { status, text: JSON.stringify(value) }
  }

  const key = call.once && viewer ? request.headers.get('idempotency-key') : null
  if (key === null || !viewer) {
    const done = await act()
    if (file) return file
    if (call.kept && done.status === 200) keepable(done.text, headers)
    return answer(done, language, await withToken(cookies, input), headers)
  }
  const once = await outcomeOf(() => onlyOnce({ call, viewer, key, input: { ids, body } }, act))
  if ('refusal' in once) return answerFailure({ ...once.refusal, code: once.refusal.rule }, language)
  if (once.result.repeated) headers.set('Idempotency-Replayed', 'true')
  return answer(once.result, language, await withToken(cookies, input), headers)
}

/** A new session or role invalidates the old token, so the new one is sent too. */
async function withToken(cookies: string[], { request, context }: Handled) {
  const session = cookies.find((each) => isSessionCookie(each))
  if (!session) return cookies
  const next = new Request(request.url, { headers: { Cookie: session.split(';')[0]! } })
  return [...cookies, tokenCookie(await findViewer({ request: next, context: { ...context } }))]
}

async function answerFailure(failure: Failure, language: Language) {
  const { status, value, headers } = await failureOf(failure, language)
  return answer({ status, text: JSON.stringify(value) }, language, [], headers)
}

/** Weak, because the server may compress the answer. The server compares it and answers 304. */
function keepable(text: string, headers: Headers) {
  headers.set('ETag', `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`)
  headers.set('Cache-Control', 'private, no-cache')
  headers.append('Vary', 'Cookie')
}

function answer({ status, text }: Written, language: Language, cookies: string[], headers = new Headers()) {
  headers.set('Content-Type', 'application/json; charset=utf-8')
  headers.set('Content-Language', language)
  for (const each of cookies) headers.append('Set-Cookie', each)
  return new Response(text, { status, headers })
}
