import type { Sql } from 'postgres'
import { expect, test } from 'vitest'
import { closePools, onPool } from '~/db/pools.server'

process.env.DATABASE_URL_WEB = 'postgres://nobody@127.0.0.1:9/nothing'

/** The connections that work got which ends with this error. */
async function failing(code: string) {
  let used: Sql | undefined
  const end = onPool('web', async (sql) => {
    used = sql
    throw Object.assign(new Error(code), { code })
  })
  await expect(end).rejects.toThrow(code)
  return used
}
const current = () => onPool('web', async (sql) => sql)

test.each(['CONNECTION_CLOSED', 'CONNECT_TIMEOUT', 'ECONNRESET', '57P01'])('D4 connections cut with %s are replaced', async (code) => {
  const cut = await failing(code)
  expect(await current()).not.toBe(cut)
})

test.each(['MR409', '23505', '57014', 'ETIMEDOUT'])('D4 after %s the same go on', async (code) => {
  const used = await failing(code)
  expect(await current()).toBe(used)
})

test('D4 many that fail on the same connections replace them once', async () => {
  const [one, other] = [failing('ECONNRESET'), failing('ECONNRESET')]
  const cut = await one
  const next = await current()
  expect(await other).toBe(cut)
  expect(await current()).toBe(next)
  await closePools()
})
