// The database's clock, and the process's, leap ahead and come back: what ends something waits for a second look, and
// nothing stands still afterwards.
import { afterEach, expect, test, vi } from 'vitest'
import { log } from '~/log.server'
import { clockWatch } from '../../server/clock-watch'
import { runDueJobs } from '../../server/jobs'
import { takeOverClock } from '../support/clock'
import { openWorld } from '../support/world'

const { owner, connectAs, aRequest, aUser, requestRow } = await openWorld()
const worker = connectAs('app_worker')
const setClock = await takeOverClock(owner)
const hour = 3_600_000

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A worker that has seen the true time; `at` sets both clocks to so many hours after it and lets it look. */
async function aWorker() {
  for (const level of ['info', 'debug', 'warn'] as const)
    vi.spyOn(log, level).mockImplementation(() => undefined)
  const from = Date.now()
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  const inDoubt = clockWatch()
  const at = async (hours: number, { after = 60_000 } = {}) => {
    vi.advanceTimersByTime(after)
    const now = new Date(from + hours * hour)
    vi.setSystemTime(now)
    await setClock(now)
    await runDueJobs(worker, inDoubt)
    return now
  }
  await at(0)
  return at
}

type Job = { name: string; lastRunAt: Date | null }
const jobs = () => owner<Job[]>`select name, last_run_at from private.jobs order by name`
const reasonOf = async (id: number) => (await requestRow(id)).closeReason
const ranAfter = (moment: Date) => (all: Job[]) =>
  all.filter(({ lastRunAt }) => lastRunAt !== null && lastRunAt >= moment).map(({ name }) => name)

test('a clock that was ahead and came back has ended nothing, and every job and mail goes on at once', async () => {
  const at = await aWorker()
  const { id } = await aRequest()
  const leapt = await at(24 * 30)
  const ran = ranAfter(leapt)(await jobs())
  expect(ran).toContain('remind_orders')
  expect(ran.filter((name) => /^(expire|end_|lapse|clean_up|retention)/.test(name))).toEqual([])
  expect(await reasonOf(id)).toBeNull()

  // What the wrong time puts off: a mail that was refused, a row on hold, a guess, a flag of the day.
  await owner`select rules.queue_mail('in the leap', 'mentee_registered', ${await aUser()})`
  await owner`select rules.queue_mail('tried in the leap', 'mentee_registered', ${await aUser()})`
  await owner`
    update private.outbox set attempts = 3, queued_at = ${new Date()}::timestamptz - interval '60 days',
      next_attempt_at = rules.pretended() + interval '3 hours' where key like 'tried in%'`
  await owner`select rules.hold_back('expire_requests', 1, 'P0001', 'no such thing')`
  await owner`insert into private.attempts (act, subject) values ('sign_in', 'somebody')`
  await owner`
    update private.jobs set failures = 3, last_result = jsonb_build_object('at', rules.pretended()) where name = 'digest'`

  const back = await at(0.1)
  const ahead = (await jobs()).filter(({ lastRunAt }) => !lastRunAt || lastRunAt > back)
  expect(ahead).toEqual([])
  expect(ranAfter(back)(await jobs())).toEqual(expect.arrayContaining(ran))
  const late = await owner`select name from rules.job_lateness() where rules.is_job_late(late, period)`
  expect([...late]).toEqual([])
  const [waiting] = await owner`
    select (select count(*)::integer from private.outbox where key like '%in the leap%' and next_attempt_at > ${back}) as mails,
      (select count(*)::integer from private.held_back where retry_at > ${back}) as held,
      (select count(*)::integer from private.attempts where at > ${back}) as guesses`
  expect(waiting).toEqual({ mails: 0, held: 0, guesses: 0 })
  expect(await reasonOf(id)).toBeNull()
  await owner`delete from private.held_back`
})

test('a leap that stays is believed at the second look', async () => {
  const at = await aWorker()
  const { id } = await aRequest()
  await at(24 * 40)
  expect(await reasonOf(id)).toBeNull()
  await at(24 * 40 + 0.25, { after: 15 * 60_000 })
  expect(await reasonOf(id)).toBeNull()
  await at(24 * 40 + 0.6, { after: 21 * 60_000 })
  expect(await reasonOf(id)).toBe('expired')
  await at(0)
})

test('meanwhile the operator is told which jobs stand still', async () => {
  const at = await aWorker()
  await owner`delete from private.standstills`
  await owner`delete from private.outbox where kind = 'standstill'`
  await at(24 * 50)
  await at(24 * 50 + 0.2, { after: 12 * 60_000 })
  const [mail] = await owner`select content from private.outbox where kind = 'standstill'`
  expect((mail!.content as { jobs: { names: string } }).jobs.names).toContain('expire_requests')
  await at(0)
})

test('a worker that has not lived before the leap makes up for what was missed', async () => {
  const at = await aWorker()
  const later = new Date(Date.now() + 60 * 24 * hour)
  await setClock(later)
  await runDueJobs(worker, clockWatch())
  expect(ranAfter(later)(await jobs())).toContain('expire_requests')
  await at(0)
})

test('a job whose last run lies in the future is late by as much', async () => {
  const at = await aWorker()
  await owner`update private.jobs set last_run_at = rules.pretended() + interval '27 hours' where name = 'digest'`
  const [found] = await owner`select late from rules.job_lateness() where name = 'digest'`
  expect(Math.round(Number(found!.late) / 3600)).toBe(27)
  const now = await at(0.02)
  expect((await jobs()).find(({ name }) => name === 'digest')!.lastRunAt!.getTime()).toBe(now.getTime())
})
