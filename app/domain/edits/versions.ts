import { z } from 'zod'
import { same, type FieldValue } from '~/domain/edit-requests/profile-fields'
import { ValuesThen } from '~/domain/edit-requests/schema'

/** The values of a record's fields, by name. */
export type Version = { [field: string]: FieldValue | undefined }

/**
 * The hidden fields of a form that edits a record: `shown` as the form was opened, `seen` as the page told it last. They
 * differ after a save was refused because somebody else had saved meanwhile.
 */
export const versionFields = { shown: ValuesThen.optional(), seen: ValuesThen.optional() }
const Versions = z.object(versionFields)
export type Versions = z.infer<typeof Versions>

/** The typed values that differ from the opened form; all of them where no form was. */
export function touched<Values extends object>(typed: Values, { shown }: Versions): Partial<Values> {
  if (!shown) return typed
  const changed = Object.entries(typed).filter(([field, value]) => !alike(value, (shown as Version)[field]))
  return Object.fromEntries(changed) as Partial<Values>
}

/** Whether two values are equal; lists are equal in any order. */
const alike = (one: FieldValue | undefined, other: FieldValue | undefined) =>
  same(inOrder(one), inOrder(other))
const inOrder = (value: FieldValue | undefined) => (Array.isArray(value) ? value.map(String).sort() : value)

/** The typed values; a field that stands as the form was opened gets the value that the page told last. */
export function withUntouched<Values extends object>(typed: Values, { shown, seen }: Versions): Values {
  if (!shown || !seen) return typed
  const [then, now, given] = [shown as Version, seen as Version, typed as Version]
  // A field that was emptied is not among the typed values.
  const kept = Object.keys(now).filter((field) => alike(given[field], then[field]))
  return { ...typed, ...Object.fromEntries(kept.map((field) => [field, now[field]])) }
}

/** A field that somebody else has changed since the form was opened. */
export type Difference = { field: string; before: FieldValue; now: FieldValue }

/** The fields whose values differ from the opened form, `shown` as its hidden field has it. */
export function differences(shown: string | undefined, now: Version): Difference[] {
  const then = read(shown)
  if (!then) return []
  return Object.keys(now)
    .filter((field) => !alike(then[field], now[field]))
    .map((field) => ({ field, before: then[field] ?? null, now: now[field] ?? null }))
}

function read(shown: string | undefined) {
  const found = ValuesThen.safeParse(shown)
  return found.success ? (found.data as Version) : null
}
