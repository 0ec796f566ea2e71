import postgres from 'postgres'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { closePools, onPool } from '~/db/pools.server'
import { toRefusal } from '~/db/refusal.server'
import { outcomeOf } from '~/http/outcome.server'
import { log } from '~/log.server'

process.env.DATABASE_URL_ADMIN = 'postgres://nobody@127.0.0.1:9/nothing'
afterEach(() => void vi.restoreAllMocks())
afterAll(() => closePools())

const broken = (code: string) =>
  Object.assign(new postgres.PostgresError('of the server'), { code, message: 'of the server' })

test('a database without connections, memory or disk space answers 503, as an unreachable one does', () => {
  for (const level of ['error', 'warn'] as const) vi.spyOn(log, level).mockImplementation(() => undefined)
  for (const code of ['53100', '53200', '53300', '58030', '57P01', '55P03', '57014'])
    expect(toRefusal(broken(code)), code).toMatchObject({ rule: 'busy', status: 503 })
  for (const code of [
    'ECONNREFUSED',
    'CONNECT_TIMEOUT',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
  ])
    expect(toRefusal(Object.assign(new Error('on the way'), { code })), code).toMatchObject({ status: 503 })
})

test('a full disk is logged once, however many requests fail', () => {
  const told = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  for (let n = 0; n < 5; n += 1) toRefusal(broken('53100'))
  expect(told.mock.calls.length).toBeLessThanOrEqual(1)
})

test('a value too large for its column is a form error; an unknown database error is our fault', () => {
  for (const code of ['22003', '22P02']) expect(toRefusal(broken(code))).toMatchObject({ status: 422 })
  for (const code of ['42883', 'XX000', '22012']) expect(toRefusal(broken(code))).toBeUndefined()
})

test('an act that the database does not serve leaves a line with its code', async () => {
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  const act = () => outcomeOf(() => onPool('admin', (sql) => sql`select 1`))
  expect(await act()).toMatchObject({ refusal: { rule: 'busy', status: 503 } })
  await outcomeOf(() => onPool('admin', () => Promise.reject(broken('55P03'))))
  const message = 'busy: the database did not serve a request'
  expect(warned.mock.calls.filter(([, said]) => said === message)).toEqual([
    [{ code: 'ECONNREFUSED' }, message],
    [{ code: '55P03' }, message],
  ])
})

test('a refused act leaves no line', async () => {
  const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
  await outcomeOf(() => onPool('admin', () => Promise.reject(broken('MR409'))))
  expect(warned).not.toHaveBeenCalled()
})
