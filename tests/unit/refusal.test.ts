import postgres from 'postgres'
import { expect, test, vi } from 'vitest'
import { toRefusal } from '~/db/refusal.server'
import { log } from '~/log.server'

const broken = (code: string) =>
  Object.assign(new postgres.PostgresError('of the server'), { code, message: 'of the server' })

test('L2 a database without connections, memory or disk space answers 503, as an unreachable one does', () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  for (const code of ['53100', '53200', '53300', '58030', '57P01', '55P03', '57014'])
    expect(toRefusal(broken(code)), code).toMatchObject({ rule: 'busy', status: 503 })
})

test('L2 a full disk is logged once, however many requests fail', () => {
  const told = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  for (let n = 0; n < 5; n += 1) toRefusal(broken('53100'))
  expect(told.mock.calls.length).toBeLessThanOrEqual(1)
})

test('L1 a value too large for its column is a form error; an unknown database error is our fault', () => {
  for (const code of ['22003', '22P02']) expect(toRefusal(broken(code))).toMatchObject({ status: 422 })
  for (const code of ['42883', 'XX000', '22012']) expect(toRefusal(broken(code))).toBeUndefined()
})
