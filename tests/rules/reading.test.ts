import { expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { metrics } from '~/metrics.server'
import { outcomes } from '../support/refusals'
import { openWorld } from '../support/world'

const { aMentee, anAdmin } = await openWorld()
const more = 12

test('statements that go out in one write have the rights of their viewer, and their answers their order', async () => {
  const [mentee, admin] = [await aMentee(), await anAdmin()]
  const asked = [mentee, admin, mentee, admin].map(({ viewer }) =>
    read(viewer, (sql) => [
      sql<[{ userId: number }]>`select user_id from api.viewer()`,
      sql<[{ role: string }]>`select current_user::text as role`,
      sql<[{ limits: string }]>`select current_setting('statement_timeout') as limits`,
    ]),
  )
  for (const [at, [[viewer], [role], [limits]]] of (await Promise.all(asked)).entries()) {
    expect(viewer.userId).toBe([mentee, admin][at % 2]!.userId)
    expect(role.role).toMatch(at % 2 ? /_admin$/ : /_member$/)
    expect(limits.limits).toBe('5s')
  }
})

test('a statement that fails ends its transaction with its own error, and leaves its connection to the next', async () => {
  const { viewer } = await aMentee()
  for (let times = 0; times < more; times += 1)
    await expect(
      read(viewer, (sql) => [sql`select 1`, sql`select 1 / 0`, sql`select 2`]),
    ).rejects.toMatchObject({ code: '22012' })
  expect(await read(viewer, (sql) => sql`select 3 as three`)).toEqual([{ three: 3 }])
})

test('what cannot be put into a statement does not take a connection with it', async () => {
  const { viewer } = await aMentee()
  for (let times = 0; times < more; times += 1)
    await expect(read(viewer, () => JSON.parse('no statements'))).rejects.toThrow(SyntaxError)
  expect(await read(viewer, (sql) => sql`select 3 as three`)).toEqual([{ three: 3 }])
})

test('what a viewer asks at the same time goes in one transaction; one that fails keeps no other from its answer', async () => {
  const [{ viewer }, { viewer: other }] = [await aMentee(), await aMentee()]
  const transactionOf = (who: typeof viewer) =>
    read(who, (sql) => [sql<[{ id: string }]>`select pg_backend_pid() || ' ' || now() as id`]).then(
      ([[{ id }]]) => id,
    )
  const [one, two, elsewhere] = await Promise.all([viewer, viewer, other].map(transactionOf))
  expect(one).toBe(two)
  expect(one).not.toBe(elsewhere)
  expect(await transactionOf(viewer)).not.toBe(one)
  const asked = await Promise.allSettled([
    transactionOf(viewer),
    read(viewer, (sql) => [sql`select 1 / 0`]),
    read(viewer, (sql) => [sql`select 1 / 0 as other`, sql`select 2`]),
    read(viewer, () => JSON.parse('no statements')),
    transactionOf(viewer),
  ])
  expect(outcomes(asked)).toEqual([
    'done',
    'done',
    'raw 22012',
    'raw 22012',
    expect.stringMatching(/^raw SyntaxError/),
  ])
  expect([asked[0]!.status, asked[4]!.status]).toEqual(['fulfilled', 'fulfilled'])
})

test('the time of a statement is its own, not that of those which were sent before it', async () => {
  const { viewer } = await aMentee()
  const secondsOf = async (call: string) => {
    const { values } = await metrics.callSeconds.get()
    return (
      values.find(({ metricName, labels }) => metricName?.endsWith('_sum') && labels.call === call)?.value ??
      0
    )
  }
  const [before, other] = [await secondsOf('viewer'), await secondsOf('other')]
  await read(viewer, (sql) => [sql`select pg_sleep(1)`, sql`select user_id from api.viewer()`])
  expect((await secondsOf('other')) - other).toBeGreaterThan(1)
  expect((await secondsOf('viewer')) - before).toBeLessThan(1)
})
