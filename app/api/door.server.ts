import { createHash } from 'node:crypto'
import type { AppLoadContext } from '@remix-run/node'
import { holding } from '~/http/body.server'
import { formTokenFits } from '~/http/form-token.server'
import { outcomeOf } from '~/http/outcome.server'
import { isSessionCookie } from '~/http/session.server'
import { findSignedIn, type Handled } from '~/http/session-viewer.server'
import { noteRefused } from '~/http/viewer.server'
import { getLanguage } from '~/http/language.server'
import { toLanguage, type Language } from '~/i18n/locale'
import { hindranceOf } from '~/viewer/admission'
import { isApplicant } from '~/viewer/applicant'
import { hasRight } from '~/viewer/rights'
import type { Viewer } from '~/viewer/viewer'
import type { AnyCall, Method } from './call'
import { bodyFaults, failureOf, faultsOf, hindered, type Failure } from './failure.server'
import { allowedOf, findCalls } from './find-call'
import { queryKeys } from './query-keys'
import { readBody, readQuery } from './read-input.server'
import { answersNothing } from './openapi'
import { tokenCookie } from './token-cookie.server'

/** An answer as it is sent: the status and the JSON text. */
type Written = { status: number; text: string }

/** An answer in JSON. Not a Response, which costs as much time as a small call. */
export type Said = { status: number; headers: Record<string, string>; cookies: string[]; text: string }

/**
 * Answers a call of the JSON API: finds it by path and method, checks access, token and input, and runs it.
 * Errors become JSON with an HTTP status. A file is a Response.
 */
export async function answerCall(request: Request, context: AppLoadContext): Promise<Said | Response> {
  const asked = { request, context }
  const { pathname, searchParams } = new URL(request.url)
  const found = findCalls(pathname)
  if (found && request.method === 'OPTIONS')
    return new Response(null, { status: 204, headers: { Allow: allowedOf(found.methods) } })
  const viewer = await outcomeOf(() => findSignedIn(asked))
  const known = 'result' in viewer ? viewer.result : null
  const language = toLanguage(known?.locale) ?? (await getLanguage(asked))
  const failed = (failure: Failure) => answerFailure(failure, language)
  if ('refusal' in viewer) return failed({ status: viewer.refusal.status, code: viewer.refusal.rule })

  if (!found) return failed({ status: 404, code: 'not_found' })
  const call = found.methods[(request.method === 'HEAD' ? 'GET' : request.method) as Method]
  if (!call) return failed({ status: 405, code: 'method_not_allowed', allow: allowedOf(found.methods) })

  const refused = refusedBefore(call, known, request)
  if (refused) {
    if (refused.status === 403) await noteRefused(asked, refused.code)
    return failed(refused)
  }
  return holding({ viewer: known, address: context.clientAddress }, async (held) => {
    const read = await outcomeOf(() => readBody(call, request, held))
    if ('refusal' in read) return failed({ status: read.refusal.status, code: read.refusal.rule })
    const body = read.result
    if ('fault' in body) return failed({ status: bodyFaults[body.fault], code: body.fault })
    const given = await checked(call, { body: body.value, query: readQuery(call, searchParams) })
    if ('fields' in given) return failed({ status: 422, code: 'invalid', fields: given.fields })
    return runCall(call, { ...asked, viewer: known, ids: found.ids, ...given, language })
  })
}

/** Returns body and query as the call's schemas give them, or their faults. */
async function checked(call: AnyCall, input: { body: unknown; query: object }) {
  const values: { body: unknown; query: unknown } = { body: undefined, query: undefined }
  const fields: Record<string, string[]> = Object.create(null)
  const known = queryKeys(call)
  for (const name of Object.keys(input.query).filter((given) => !known.includes(given)))
    fields[name] = [['unknown_key', known.join(', ') || '–'].join(' ')]
  for (const part of ['body', 'query'] as const) {
    const parsed = await call[part]?.safeParseAsync(input[part])
    if (parsed?.error) Object.assign(fields, faultsOf(parsed.error, call[part]!, input[part]))
    values[part] = parsed?.data
  }
  return Object.keys(fields).length > 0 ? { fields } : values
}

/** The reason why this viewer may not make this call, or undefined. */
function refusedBefore(call: AnyCall, viewer: Viewer | null, request: Request): Failure | undefined {
  const hindrance = hindranceOf(viewer, call.as)
  if (hindrance) return { status: hindered[hindrance], code: hindrance }
  if (viewer?.byMail && call.as !== 'public') return { status: 403, code: 'signed_in_by_mail' }
  if (call.as === 'admin' && !hasRight(viewer?.adminRight, call.rights ?? []))
    return { status: 403, code: 'right_not_held' }
  // R29: an applicant is no mentor yet.
  if (call.as === 'mentor' && !call.alsoApplicants && viewer && isApplicant(viewer))
    return { status: 403, code: 'role_not_held' }
  const token = request.headers.get('x-xsrf-token')
  if (call.method !== 'GET' && !formTokenFits(viewer, token))
    return { status: 403, code: token ? 'form_expired' : 'csrf_token_missing' }
}

type Input = Handled & {
  viewer: Viewer | null
  ids: number[]
  body: unknown
  query: unknown
  language: Language
}

async function runCall(call: AnyCall, input: Input): Promise<Said | Response> {
  const { language } = input
  const cookies: string[] = []
  const headers: Said['headers'] = {}
  let file: Response | undefined

  async function act(): Promise<Written> {
    const outcome = await outcomeOf(async () => call.run({ ...input, cookies }))
    if ('refusal' in outcome) {
      const { status, rule, field, wait } = outcome.refusal
      if (status === 403) await noteRefused(input, rule)
      return written({ status, code: rule, wait, fields: field ? { [field]: [rule] } : undefined })
    }
    const result = call.result.parse(outcome.result)
    if (result instanceof Response) file = result
    if (answersNothing(call)) return { status: 204, text: '' }
    return { status: 200, text: JSON.stringify(call.bare ? result : { result }) }
  }
  async function written(failure: Failure): Promise<Written> {
    const { status, value, headers: more } = await failureOf(failure, language)
    Object.assign(headers, more)
    return { status, text: JSON.stringify(value) }
  }

  const done = await act()
  if (file) return file
  if (call.cached && done.status === 200) keepable(done.text, headers)
  return answer(done, language, await withToken(cookies, input), headers)
}

/** A new session or role invalidates the old token, so the new one is sent too. */
async function withToken(cookies: string[], { request, context }: Handled) {
  const session = cookies.find((each) => isSessionCookie(each))
  if (!session) return cookies
  const next = new Request(request.url, { headers: { Cookie: session.split(';')[0]! } })
  return [...cookies, tokenCookie(await findSignedIn({ request: next, context: { ...context } }))]
}

async function answerFailure(failure: Failure, language: Language) {
  const { status, value, headers } = await failureOf(failure, language)
  return answer({ status, text: JSON.stringify(value) }, language, [], headers)
}

/** Weak, because the server may compress the answer. The server compares it and answers 304. */
function keepable(text: string, headers: Said['headers']) {
  headers.ETag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  headers['Cache-Control'] = 'private, no-cache'
  headers.Vary = 'Cookie'
}

function answer(
  { status, text }: Written,
  language: Language,
  cookies: string[],
  more: Said['headers'] = {},
): Said {
  const headers = {
    ...(status !== 204 && { 'Content-Type': 'application/json; charset=utf-8' }),
    'Content-Language': language,
    ...more,
  }
  return { status, headers, cookies, text }
}
