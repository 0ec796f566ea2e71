import { expect, test } from 'vitest'
import { languages } from '~/i18n/locale'
import { call, list } from '../support/calls'
import { refused } from '../support/refusals'
import { cataloguesOf } from '../support/sources'
import { openWorld } from '../support/world'

const { owner, connectAs, anAdmin, aMentor } = await openWorld()
const admin = await anAdmin()
const worker = connectAs('app_worker')

type Job = {
  name: string
  askedAt: Date | null
  lastRunAt: Date | null
  nextRunAt: Date
  result: number | null
}
const job = async (name: string) => (await list<Job>(admin, 'jobs')).find((one) => one.name === name)!
/** Runs what is due, as the worker does; returns the names of the jobs. */
async function runDue() {
  const names: string[] = []
  for (let run; ([run] = await worker`select job from api.job_run_due()`) && run;)
    names.push(run.job as string)
  return names
}

test('an administrator asks for a job: the worker runs it next and once, however often it was clicked', async () => {
  await runDue()
  expect(await runDue()).toEqual([])
  expect((await job('retention')).nextRunAt.getTime()).toBeGreaterThan(Date.now())
  await Promise.all([1, 2].map(() => call(admin, 'run_job', { name: 'retention' })))
  expect((await job('retention')).askedAt).not.toBeNull()
  expect(await runDue()).toEqual(['retention'])
  expect(await job('retention')).toMatchObject({ askedAt: null, result: 0, errorCode: null })
  const asked = await owner`select detail, actor_user_id from data.history where event = 'job_asked'`
  expect([...asked]).toEqual([{ detail: { job: 'retention' }, actorUserId: admin.userId }])
  await refused(call(admin, 'run_job', { name: 'kamia' }), 'job_not_found')
})

test('a failed job is tried again at once when asked for, and shows only the code of its error', async () => {
  await owner`
    update private.jobs set failures = 3, last_result = jsonb_build_object('at', now(), 'error', '23505 anna@test.example', 'failed', 2)
    where name = 'digest'`
  expect(await job('digest')).toMatchObject({ errorCode: '23505', failedRows: 2 })
  await call(admin, 'run_job', { name: 'digest' })
  expect(await runDue()).toEqual(['digest'])
  expect(await job('digest')).toMatchObject({ errorCode: null, failedRows: 0 })
})

test.each(languages)('every job has its name in %s', async (language) => {
  const { settings = {} } = cataloguesOf(language)
  const jobs = await list<Job>(admin, 'jobs')
  expect(jobs.map(({ name }) => name).filter((name) => !(`jobs.names.${name}` in settings))).toEqual([])
})

test('the web servers run no job themselves', async () => {
  await refused(call(admin, 'job_retention'), 'raw 42501')
  await refused(call(admin, 'job_run_due'), 'raw 42501')
  await refused(call(await aMentor(), 'run_job', { name: 'retention' }), 'raw 42501')
})
