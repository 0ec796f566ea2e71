// Who chose nothing is told to choose: a form says «fill in this field» only of what is written.
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { filesIn, projectRoot } from '../../scripts/lib/project.mjs'
import errors from '~/locales/el/errors.json'

const words: Record<string, { required?: string }> = errors.fields

function shapesOf(schema: unknown): z.ZodRawShape[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(shapesOf)
  if (schema instanceof z.ZodPipe) return shapesOf(schema.in)
  return schema instanceof z.ZodObject ? [schema.shape] : []
}
const says = (field: unknown, given: unknown) =>
  (field as z.ZodType).safeParse(given).error?.issues.some(({ message }) => message === 'required')

test('every choice of a form has words of its own for a missing answer', async () => {
  const files = filesIn(path.join(projectRoot, 'app/domain')).filter((file) => file.endsWith('schema.ts'))
  const modules: object[] = await Promise.all(files.map((file) => import(file)))
  const choices = modules
    .flatMap(Object.values)
    .flatMap(shapesOf)
    .flatMap(Object.entries)
    .filter(
      ([, field]) =>
        ['enum', 'literal', 'array'].includes(field.type) && (says(field, undefined) || says(field, [])),
    )
    .map(([name]) => name)
  expect(choices).toContain('right')
  expect([...new Set(choices)].filter((name) => !words[name]?.required)).toEqual([])
}, 60_000)
