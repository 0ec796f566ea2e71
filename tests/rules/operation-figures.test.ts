// What /metrics reads from the database: by whom, and whether it is true.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const { owner, connectAs, aUser, aMentor, anAdmin, aRequest } = await openWorld()
const worker = connectAs('app_worker')

type Figure = { figure: string; about: string | null; value: number }
async function figures() {
  const rows = await worker<Figure[]>`select * from api.operation_figures()`
  return (figure: string, about: string | null = null) =>
    rows.find((row) => row.figure === figure && row.about === about)?.value
}

test('the worker and the login of the sign-in read the figures, and nobody else', async () => {
  const readAs = (sql: typeof worker) => sql`select * from api.operation_figures()`
  expect((await readAs(connectAs('app_auth'))).length).toBeGreaterThan(50)
  for (const login of ['app_web', 'app_admin_web', 'app_webhook'])
    await refused(readAs(connectAs(login)), 'raw 42501')
  for (const viewer of [null, (await aMentor()).viewer, (await anAdmin()).viewer])
    await refused(
      read(viewer, (sql) => sql`select * from api.operation_figures()`),
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

test('mails: one that waits for its next attempt is not overdue; one that is due is', async () => {
  await owner`delete from private.outbox`
  await owner`select rules.queue_mail('again', 'mentee_registered', ${await aUser()})`
  const wait = (until: string) =>
    owner`update private.outbox set queued_at = now() - interval '20 hours', next_attempt_at = now() + ${until}::interval`
  await wait('3 hours')
  expect((await figures())('mails_overdue_seconds')).toBe(0)
  await wait('-40 minutes')
  expect(Math.round((await figures())('mails_overdue_seconds')! / 60)).toBe(40)
})

test('the age of the last backup; no figure while there was none', async () => {
  await owner`delete from migration.backups`
  expect((await figures())('backup_age_seconds')).toBeUndefined()
  await owner`insert into migration.backups (written_at) values (now() - interval '2 hours')`
  expect(Math.round((await figures())('backup_age_seconds')! / 3600)).toBe(2)
})

test('the alert of a late job has the rule of the mail to the operator', async () => {
  const alerts = fs.readFileSync('docs/operations/large/alerts.yml', 'utf8')
  const late = 'mentoring_job_late_seconds'
  const [, hour, least, times] =
    new RegExp(
      `expr: ${late} > (\\d+) or \\(${late} > (\\d+) and ${late} > (\\d+) \\* mentoring_job_period`,
    ).exec(alerts) ?? []
  const cases = [60, 300, 600, 601, 1500, 1501, 3600, 3601, 90_000].flatMap((seconds) =>
    [60, 300, 86_400].map((period) => ({ seconds, period })),
  )
  for (const { seconds, period } of cases) {
    const [found] = await owner`select rules.is_job_late(${seconds}, ${period}) as late`
    const alarmed = seconds > Number(hour) || (seconds > Number(least) && seconds > Number(times) * period)
    expect({ seconds, period, late: found!.late }).toEqual({
      seconds,
      period,
      late: alarmed,
    })
  }
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
    update private.jobs set last_run_at = now() - interval '48 hours', failures = 3
    where name in ('expire_requests', 'retention')`
  const late = await figures()
  expect(late('job_late_seconds', 'expire_requests')).toBeGreaterThan(172_000)
  expect(late('job_late_seconds', 'retention')).toBeGreaterThan(0)
  expect(late('job_late_seconds', 'retention')).toBeLessThan(172_000)
  expect(late('job_failures', 'retention')).toBe(3)
})

test('rules: the last result of the nightly check; queues: as on the dashboard', async () => {
  await owner`update private.jobs set last_result = jsonb_build_object('result', 2) where name = 'check_invariants'`
  const before = (await figures())('queue_waiting', 'requestsDueSoon')!
  const { id } = await aRequest()
  await owner`update data.mentorship_requests set answer_due_at = now() + interval '1 hour' where id = ${id}`
  const now = await figures()
  expect([now('invariants_broken'), now('queue_waiting', 'requestsDueSoon')]).toEqual([2, before + 1])
  expect(now('queue_oldest_days', 'requestsDueSoon')).toBe(0)
})
