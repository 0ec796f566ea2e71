import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import { dayIn } from '~/domain/day-schema'

export type Draft<Value> = {
  typed: Record<string, string>
  errors: Record<string, string[] | null>
  /** What was typed, once nothing in it is wrong and she does not go back to correct it. */
  draft: Value | null
}

/** Reads from the address of a page what its form sent; none of it was sent where the first of its fields is missing. */
export function readDraft<Schema extends z.ZodObject>(
  request: Request,
  schema: Schema,
): Draft<z.infer<Schema>> {
  const given = new URL(request.url).searchParams
  const names = Object.keys(schema.shape)
  const sent = given.has(names[0]!)
  const asked = parseWithZod(given, { schema })
  return {
    typed: sent ? Object.fromEntries(names.map((name) => [name, dayIn(given, name)])) : {},
    errors: sent && asked.status === 'error' ? (asked.error ?? {}) : {},
    draft:
      sent && asked.status === 'success' && !given.has('correct') ? (asked.value as z.infer<Schema>) : null,
  }
}
