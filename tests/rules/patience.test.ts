// A caller who was told that the database is busy finds nothing done, whether the transaction waited for a connection
// or was slow.
import type { TransactionSql } from 'postgres'
import { expect, test } from 'vitest'
import { act } from '~/db/act.server'
import { onPool } from '~/db/pools.server'
import { cell } from '../support/rows'
import { openWorld } from '../support/world'

const world = await openWorld()

/** Counts a try in a transaction that takes so many seconds; the caller waits 300 ms. */
const countTry = (account: string, seconds: number) =>
  onPool(
    'signIn',
    (sql, goOn) =>
      sql.begin(async (tx) => {
        goOn()
        await tx`select api.auth_may_try(act => 'register', account => ${account}, address => '192.0.2.1')`
        await tx`select pg_sleep(${seconds})`
        goOn()
      }),
    300,
  ).then(
    () => 'done',
    (error: { code: string }) => error.code,
  )

/** How many tries are kept, once no transaction of the sign-in login runs any more. */
async function kept() {
  await expect
    .poll(
      () => world.owner`select from pg_stat_activity where application_name like 'mentoring signIn%'
      and state <> 'idle'`,
    )
    .toHaveLength(0)
  return cell<number>(world.owner`select count(*)::integer from private.attempts`)
}

test('what was in time is done', async () => {
  const before = await kept()
  expect(await countTry('in-time@test.example', 0)).toBe('done')
  expect(await kept()).toBeGreaterThan(before)
})

test('of two slow transactions and three that wait for a connection, nothing is done after the caller was told', async () => {
  const before = await kept()
  const five = Array.from({ length: 5 }, (_, n) => countTry(`late-${n}@test.example`, 0.6))
  expect(await Promise.all(five)).toEqual(Array(5).fill('ETIMEDOUT'))
  expect(await kept()).toBe(before)
})

test('the transactions of users obey it too', async () => {
  const mentee = await world.aMentee()
  const before = await kept()
  const late = (running: Promise<unknown>) =>
    running.then(
      () => 'done',
      (error: { code: string }) => error.code,
    )
  const answers = await Promise.all([
    late(
      world.asSignIn(async (sql) => {
        await sql`select api.auth_may_try(act => 'register', account => 'slow@test.example', address => '192.0.2.1')`
        await sql`select pg_sleep(4.8)`
      }),
    ),
    late(
      act(mentee.viewer, async (sql) => {
        await sql`select api.change_locale(locale => 'en')`
        await sql`select pg_sleep(4.8)`
      }),
    ),
  ])
  expect(answers).toEqual(['ETIMEDOUT', 'ETIMEDOUT'])
  expect(await kept()).toBe(before)
  await expect
    .poll(
      () => world.owner`select from pg_stat_activity where application_name like 'mentoring web%'
      and state <> 'idle'`,
    )
    .toHaveLength(0)
  const [user] = await world.owner`select locale from data.users where id = ${mentee.userId}`
  expect(user!.locale).toBe('gr')
})

test('connections at work are kept: neither waiting for them nor a statement that the server ends is silence', async () => {
  const current = () => onPool('signIn', async (sql) => sql)
  const used = await current()
  const ended: Promise<unknown>[] = []
  const late = (work: (tx: TransactionSql) => Promise<unknown>) =>
    onPool(
      'signIn',
      (sql, goOn) => {
        const end = sql.begin(async (tx) => {
          goOn()
          await work(tx)
        })
        ended.push(end)
        return end
      },
      300,
    ).catch((error: { code: string }) => error.code)
  const inSteps = async (tx: TransactionSql) => {
    for (let step = 0; step < 7; step += 1) await tx`select pg_sleep(0.4)`
  }
  const untilEnded = async (tx: TransactionSql) => {
    await tx`set local statement_timeout = '1s'`
    await tx`select pg_sleep(9)`
  }
  expect(await Promise.all([late(inSteps), late(untilEnded), late(inSteps)])).toEqual(
    Array(3).fill('ETIMEDOUT'),
  )
  const outcomes = await Promise.allSettled(ended)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await current()).toBe(used)
})
