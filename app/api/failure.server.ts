import type { z } from 'zod'
import { getConstants, knownFigures } from '~/domain/constants/constants.server'
import { errorText } from '~/i18n/error-text'
import { i18nFor } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/locale'
import type { Hindrance } from '~/viewer/admission'
import { fieldsOfSchema, jsonSchema } from './json-schema'
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
  suspended: 403,
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
  const words = (rule: string, field?: string) => errorText(t, figures, rule, field, 'call')
  // Of one field, in its own words.
  const [only, ...more] = Object.keys(fields ?? {})
  const error = {
    code,
    message: words(code + minutes, more.length === 0 ? only : undefined),
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

/** The faults of a call's input by field: the key of a rule, with what is allowed where we know it. */
export function faultsOf({ issues }: z.ZodError, schema: z.ZodType, given: unknown) {
  const fields: Record<string, string[]> = Object.create(null)
  const known = Object.keys(fieldsOfSchema(jsonSchema(schema, 'input'))).join(', ')
  for (const issue of issues) {
    const isKey = issue.code === 'unrecognized_keys'
    const names = isKey ? issue.keys : [issue.path.join('.') || 'body']
    const rule = isKey ? ['unknown_key', known].join(' ') : ruleOf(issue, valueAt(given, issue.path))
    for (const name of names) (fields[name] ??= []).push(rule)
  }
  return fields
}

const valueAt = (given: unknown, path: PropertyKey[]) =>
  path.reduce<unknown>((value, name) => (value as Record<PropertyKey, unknown> | undefined)?.[name], given)

function ruleOf(issue: z.core.$ZodIssue, given: unknown): string {
  // A form's word for a choice that nobody made; a call has written something else.
  if (issue.code === 'invalid_value' && issue.message === 'required' && given !== undefined && given !== null)
    return ['one_of', issue.values.join(', ')].join(' ')
  // Our own keys; what the library says begins with a capital.
  if (/^[a-z]/.test(issue.message)) return issue.message
  if (issue.code === 'invalid_value') return ['one_of', issue.values.join(', ')].join(' ')
  if (/received undefined/.test(issue.message)) return 'required'
  if (issue.code === 'too_big' && issue.origin !== 'string') return ['at_most', issue.maximum].join(' ')
  if (issue.code === 'too_small' && issue.origin !== 'string') return ['at_least', issue.minimum].join(' ')
  if (issue.code === 'invalid_type' && issue.expected === 'boolean') return 'one_of true, false'
  if (issue.code === 'invalid_type') return ['of_type', issue.expected].join(' ')
  return 'not_understood'
}
