// What /metrics reads from the database: by whom, and whether it is true.
import { expect, test } from 'vitest'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, connectAs, aUser, aMentor, anAdmin, asViewer, aRequest } = await openWorld()
const worker = connectAs('app_worker')

type Figure = { figure: string; about: string | null; value: number }
async function figures() {
  const rows = await worker<Figure[]>`select * from api.operation_figures()`
  return (figure: string, about: string | null = null) =>
    rows.find((row) => row.figure === figure && row.about === about)?.value
}

test('the worker and the login of the sign-in read the figures, and nobody else', async () => {
  const read = (sql: typeof worker) => sql`select * from api.operation_figures()`
  expect((await read(connectAs('app_auth'))).length).toBeGreaterThan(50)
  for (const login of ['app_web', 'app_admin_web', 'app_webhook'])
    await refused(read(connectAs(login)), 'raw 42501')
  for (const viewer of [null, (await aMentor()).viewer, (await anAdmin()).viewer])
    await refused(
      asViewer(viewer, (sql) => sql`select * from api.operation_figures()`),
      'raw 42501',
    )
})

test('mails: how many wait, since when, and how many were given up', async () => {
  await owner`delete from private.outbox`
  expect((await figures())('mails_oldest_seconds')).toBe(0)
  const user = await aUser()
  for (const key of ['a', 'b', 'c'])
    await owner`select rules.queue_mail(${key}, 'mentee_registered', ${user})`
  await owner`update private.outbox set queued_at = now() - interval '10 minutes' where key like 'a:%'`
  await owner`update private.outbox set status = 'dead' where key like 'b:%'`
  const now = await figures()
  expect([now('mails_queued'), now('mails_dead')]).toEqual([2, 1])
  expect(now('mails_oldest_seconds')).toBeGreaterThanOrEqual(600)
  expect(now('mails_oldest_seconds')).toBeLessThan(660)
})

test('jobs: a job that ran in time is not late, one that did not is, with its period and failures', async () => {
  await owner`update private.jobs set last_run_at = now(), failures = 0`
  const fresh = await figures()
  expect([fresh('job_late_seconds', 'expire_requests'), fresh('job_late_seconds', 'retention')]).toEqual([
    0, 0,
  ])
  expect(['expire_requests', 'retention', 'digest'].map((job) => fresh('job_period_seconds', job))).toEqual([
    60, 86_400, 604_800,
  ])
  await owner`
    update private.jobs set last_run_at = now() - interval '2 days', failures = 3
    where name in ('expire_requests', 'retention')`
  const late = await figures()
  expect(late('job_late_seconds', 'expire_requests')).toBeGreaterThan(172_000)
  expect(late('job_late_seconds', 'retention')).toBeGreaterThan(0)
  expect(late('job_late_seconds', 'retention')).toBeLessThan(172_000)
  expect(late('job_failures', 'retention')).toBe(3)
})

test('rules: the last result of the nightly check; queues: as on the dashboard', async () => {
  await owner`update private.jobs set last_result = jsonb_build_object('result', 2) where name = 'check_invariants'`
  const before = (await figures())('queue_waiting', 'requests')!
  await aRequest()
  const now = await figures()
  expect([now('invariants_broken'), now('queue_waiting', 'requests')]).toEqual([2, before + 1])
  expect(now('queue_oldest_days', 'requests')).toBe(0)
})
