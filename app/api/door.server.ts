import type { AppLoadContext } from '@remix-run/node'
import { z } from 'zod'
import { getConstants } from '~/domain/constants/constants.server'
import { formTokenFits } from '~/http/form-token.server'
import { hindranceOf, type Hindrance } from '~/viewer/admission'
import { mayOpen } from '~/viewer/rights'
import { outcomeOf } from '~/http/outcome.server'
import { isSessionCookie } from '~/http/session.server'
import { findViewer } from '~/http/viewer.server'
import { errorText } from '~/i18n/error-text'
import { getLanguage, i18nFor } from '~/i18n/i18n.server'
import { toLanguage, type Language } from '~/i18n/locale'
import { allCalls } from './all-calls'
import type { AnyCall, Method } from './call'
import { readBody, type BodyFault } from './read-body.server'
import { tokenCookie } from './token-cookie.server'

/** Calls by path (numbers as {id}) and method. */
const calls = new Map<string, Partial<Record<Method, AnyCall>>>()
for (const call of allCalls) calls.set(call.path, { ...calls.get(call.path), [call.method]: call })

/** The error that a failed call returns. wait: seconds until a retry. */
type Failure = {
  status: number
  code: string
  fields?: Record<string, string[]>
  wait?: number
  allow?: string
}

const hindered: Record<Hindrance, number> = {
  not_signed_in: 401,
  second_factor_due: 403,
  profile_due: 403,
  no_role: 403,
  texts_due: 403,
  not_allowed: 403,
}
const bodyFaults: Record<BodyFault, number> = { malformed: 400, too_large: 413, media_type: 415 }

/**
 * Answers a call of the JSON API: finds it by path and method, checks access, token and input, and runs it.
 * Errors become JSON with an HTTP status.
 */
export async function answerCall(request: Request, context: AppLoadContext): Promise<Response> {
  const asked = { request, context }
  const viewer = await outcomeOf(() => findViewer(asked))
  const known = 'result' in viewer ? viewer.result : null
  const language = toLanguage(known?.locale) ?? (await getLanguage(request))
  const failed = (failure: Failure) => failureOf(failure, language)
  if ('refusal' in viewer) return failed({ status: viewer.refusal.status, code: viewer.refusal.rule })

  const { pathname, searchParams } = new URL(request.url)
  const ids: number[] = []
  const path = pathname.slice('/api/'.length).replaceAll(/(?<=^|\/)[1-9]\d{0,9}(?=\/|$)/g, (id) => {
    ids.push(Number(id))
    return '{id}'
  })
  const methods = calls.get(path)
  if (!methods || ids.some((id) => id > 2_147_483_647)) return failed({ status: 404, code: 'not_found' })
  const call = methods[(request.method === 'HEAD' ? 'GET' : request.method) as Method]
  if (!call)
    return failed({ status: 405, code: 'method_not_allowed', allow: Object.keys(methods).join(', ') })

  const hindrance = hindranceOf(known, call.as)
  if (hindrance) return failed({ status: hindered[hindrance], code: hindrance })
  if (call.as === 'admin' && !mayOpen(known?.adminRight, `/${call.path}`))
    return failed({ status: 403, code: 'right_not_held' })
  if (call.method !== 'GET' && !formTokenFits(known, request.headers.get('x-xsrf-token')))
    return failed({ status: 403, code: 'form_expired' })

  const body = call.body ? await readBody(request) : { value: undefined }
  if ('fault' in body) return failed({ status: bodyFaults[body.fault], code: body.fault })
  const given = z
    .object({ body: call.body ?? z.undefined(), query: call.query ?? z.undefined() })
    .safeParse({ body: body.value, query: call.query && Object.fromEntries(searchParams) })
  if (!given.success) return failed({ status: 422, code: 'invalid', fields: fieldsOf(given.error) })

  const cookies: string[] = []
  const outcome = await outcomeOf(async () =>
    call.run({ viewer: known, ids, ...given.data, language, cookies, ...asked } as never),
  )
  if ('refusal' in outcome) {
    const { status, rule, field, wait } = outcome.refusal
    return failed({ status, code: rule, wait, fields: field ? { [field]: [rule] } : undefined })
  }
  const result = call.result.parse(outcome.result)
  if (result instanceof Response) return result
  return answer(200, call.bare ? result : { result }, language, await withToken(cookies, asked))
}

/** A new session or role invalidates the old token, so the new one is sent too. */
async function withToken(
  cookies: string[],
  { request, context }: { request: Request; context: AppLoadContext },
) {
  const session = cookies.find((each) => isSessionCookie(each))
  if (!session) return cookies
  const next = new Request(request.url, { headers: { Cookie: session.split(';')[0]! } })
  return [...cookies, tokenCookie(await findViewer({ request: next, context: { ...context } }))]
}

function fieldsOf(error: z.ZodError) {
  const fields: Record<string, string[]> = {}
  for (const { path, message, code, ...issue } of error.issues) {
    const names =
      code === 'unrecognized_keys' && 'keys' in issue ? (issue.keys as string[]) : [path.slice(1).join('.')]
    for (const name of names) (fields[name] ??= []).push(/^[a-z_]+$/.test(message) ? message : 'invalid')
  }
  return fields
}

async function failureOf({ status, code, fields, wait, allow }: Failure, language: Language) {
  const [i18n, figures] = await Promise.all([i18nFor(language), getConstants().catch(() => ({}))])
  const t = i18n.getFixedT(language, 'errors')
  const minutes = wait ? ` ${Math.max(2, Math.ceil(wait / 60))}` : ''
  const words = (rule: string, field?: string) => errorText(t, figures, rule, field)
  const error = {
    code,
    message: words(code + minutes),
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([field, rules]) => [field, rules.map((rule) => words(rule, field))]),
      ),
    }),
  }
  const headers = new Headers()
  if (allow) headers.set('Allow', allow)
  if (wait || status === 503) headers.set('Retry-After', String(wait ?? 5))
  return answer(status, { error }, language, [], headers)
}

function answer(
  status: number,
  value: unknown,
  language: Language,
  cookies: string[],
  headers = new Headers(),
) {
  headers.set('Content-Type', 'application/json; charset=utf-8')
  headers.set('Content-Language', language)
  for (const each of cookies) headers.append('Set-Cookie', each)
  return new Response(JSON.stringify(value), { status, headers })
}
