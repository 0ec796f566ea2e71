import type { z } from 'zod'
import { getConstants, knownFigures } from '~/domain/constants/constants.server'
import { errorText } from '~/i18n/error-text'
import { i18nFor } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/locale'
import type { Hindrance } from '~/viewer/admission'
import type { BodyFault } from './read-input.server'

/** The error that a failed call returns. `fields`: keys of rules by field. `wait`: seconds until a retry. */
export type Failure = {
  status: number
  code: string
  fields?: Record<string, string[]>
  wait?: number
  allow?: string
}

export const hindered: Record<Hindrance, number> = {
  not_signed_in: 401,
  second_factor_due: 403,
  profile_due: 403,
  no_role: 403,
  not_allowed: 403,
}
export const bodyFaults: Record<BodyFault, number> = { malformed: 400, too_large: 413, media_type: 415 }

const secondsUntilRetry = 5

/** Returns status, headers and value of a failure, with its words in a language. */
export async function failureOf({ status, code, fields, wait, allow }: Failure, language: Language) {
  const [i18n, figures] = await Promise.all([i18nFor(language), getConstants().catch(knownFigures)])
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
  const headers = {
    ...(allow && { Allow: allow }),
    ...((wait || status === 503) && { 'Retry-After': String(wait ?? secondsUntilRetry) }),
  }
  return { status, value: { error }, headers }
}

/** The faults of a call's input by field; a fault without a rule's key is `invalid`. */
export function faultsOf(errors: z.ZodError[]) {
  const fields: Record<string, string[]> = Object.create(null)
  for (const { path, message, code, ...issue } of errors.flatMap(({ issues }) => issues)) {
    const names =
      code === 'unrecognized_keys' && 'keys' in issue ? (issue.keys as string[]) : [path.join('.') || 'body']
    for (const name of names) (fields[name] ??= []).push(/^[a-z_]+$/.test(message) ? message : 'invalid')
  }
  return fields
}
