// What was sent comes back with at most four levels: deeper data would cost the framework's encoding of answers much time
// (docs/decisions/0093-an-advisory-that-stays.md).
import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { holding } from '~/http/body.server'
import { readForm } from '~/http/form.server'
import { contentIn } from '~/http/held-form-schema'

const levels = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(levels)) : 0

test('a form is answered with at most four levels, however its fields are named', async () => {
  const body = new URLSearchParams()
  for (const part of ['[0]', '.a'])
    for (let depth = 0; depth < 150; depth += 1) body.append(`name${part.repeat(depth)}`, 'x')
  const request = new Request('http://a/', { method: 'POST', body })
  const sender = { viewer: null, address: '192.0.2.1' }
  const { form } = await holding(sender, (held) => readForm(request, held))
  const submission = parseWithZod(form, { schema: z.object({ missing: z.string() }) })
  expect(levels(submission.reply().initialValue)).toBeLessThanOrEqual(4)
})

test('a held form is flat, whatever is sent as one', () => {
  const nested = `${'['.repeat(5000)}${']'.repeat(5000)}`
  expect(contentIn(nested)).toBeUndefined()
  expect(contentIn(`{"fields":${nested},"files":[],"owner":""}`)).toBeUndefined()
  expect(contentIn('{"fields":[["a",{"b":1}]],"files":[],"owner":""}')).toBeUndefined()
  expect(levels(contentIn('{"fields":[["a","b"]],"files":["c"],"owner":"","more":[[[[[1]]]]]}'))).toBe(3)
})
