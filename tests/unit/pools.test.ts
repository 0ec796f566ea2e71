import type { Sql } from 'postgres'
import { afterEach, expect, test, vi } from 'vitest'
import { closePools, onPool } from '~/db/pools.server'

process.env.DATABASE_URL_WEB = 'postgres://nobody@127.0.0.1:9/nothing'

/** Runs work that ends with this error; returns the connections that it got. */
async function failing(code: string) {
  let used: Sql | undefined
  const end = onPool('web', async (sql, goOn) => {
    goOn()
    used = sql
    throw Object.assign(new Error(code), { code })
  })
  await expect(end).rejects.toThrow(code)
  return used
}
const current = () => onPool('web', async (sql) => sql)

test.each(['CONNECTION_CLOSED', 'CONNECT_TIMEOUT', 'ECONNRESET', '57P01'])(
  'connections that were cut with %s are replaced',
  async (code) => {
    const cut = await failing(code)
    expect(await current()).not.toBe(cut)
  },
)

test('work that waits for a connection when the pool is replaced runs on the new one; work that has begun goes on', async () => {
  const used: Sql[] = []
  const work = (begins: boolean, answer: Promise<string>) =>
    onPool('web', (sql, goOn) => {
      used.push(sql)
      if (begins) goOn()
      return used.length > 2 ? Promise.resolve('on the new one') : answer
    })
  const waiting = work(false, new Promise(() => {}))
  let finish: (answer: string) => void = () => {}
  const begun = work(true, new Promise((resolve) => (finish = resolve)))
  const cut = await failing('57P01')
  expect(await waiting).toBe('on the new one')
  finish('on the old one')
  expect(await begun).toBe('on the old one')
  expect(used).toEqual([cut, cut, await current()])
})

test.each(['MR409', '23505', '57014', 'ETIMEDOUT'])(
  'after the error %s the pool keeps its connections',
  async (code) => {
    const used = await failing(code)
    expect(await current()).toBe(used)
  },
)

afterEach(() => vi.useRealTimers())

test('connections without an answer are replaced, after the time in which the server would have ended the statement', async () => {
  await closePools()
  vi.useFakeTimers()
  const used = await current()
  await vi.advanceTimersByTimeAsync(10)
  const refused = onPool('web', () => new Promise(() => {}), 4500).catch(
    (error: { code: string }) => error.code,
  )
  await vi.advanceTimersByTimeAsync(4600)
  expect(await refused).toBe('ETIMEDOUT')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await current()).not.toBe(used)
})

test('many failures on the same connections replace them once', async () => {
  const [one, other] = [failing('ECONNRESET'), failing('ECONNRESET')]
  const cut = await one
  const next = await current()
  expect(await other).toBe(cut)
  expect(await current()).toBe(next)
  await closePools()
})
