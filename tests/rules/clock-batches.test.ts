// The clock's tick when there is more to do than one run may take, and when a job fails.
import { describe, expect, test } from 'vitest'
import { keepsAllPromises } from '../support/calls'
import { openWorld } from '../support/world'

const { owner, connectAs, runJob, aMentor } = await openWorld()

const worker = connectAs('app_worker')
const runDue = async () => (await worker<{ job: string; result: number | null; error: string | null }[]>`select * from api.job_run_due()`)[0]
const onlyDue = (name: string) => owner`
  update private.jobs set last_run_at = case when name = ${name} then null else now() end, last_result = null, unfinished = false`
const notDealt = async () => (await owner`select count(*)::integer as count from data.mentor_cards
  where daily_rank <> hashtext(mentor_id || ' ' || rules.local_date())`)[0]!.count as number

describe('more cards than one run deals', () => {
  const many = 5200

  test('are dealt run after run, until the order of the day is whole', async () => {
    await owner`
      with women as (
        insert into data.users (email, name, surname) select 'card-' || n || '@test.example', 'Α', 'Β' from generate_series(1, ${many}) n returning id),
      mentors as (insert into data.mentors (user_id, status) select id, 'active' from women returning id)
      insert into data.mentor_cards (mentor_id, name, surname, title, audience) select id, 'Α', 'Β', 'Γ', 'public' from mentors`
    await owner`select rules.refresh_mentor_card(mentor_id) from data.mentor_cards`
    await onlyDue('refresh_cards')
    expect(await runDue()).toMatchObject({ job: 'refresh_cards', result: 5000, error: null })
    expect(await notDealt()).toBe(many - 5000)
    expect(await runDue()).toMatchObject({ job: 'refresh_cards', result: many - 5000 })
    expect(await notDealt()).toBe(0)
    expect(await runDue()).toBeUndefined()
    expect(await runJob('refresh_cards')).toBe(0)
  })

  test('a card that somebody is at work on is left, and the run does not wait for her', async () => {
    const mentor = await aMentor()
    await owner.begin(async (busy) => {
      await busy`select from data.mentor_cards where mentor_id = ${mentor.id} for no key update`
      expect(await runJob('refresh_cards')).toBe(0)
    })
    expect(await runJob('refresh_cards')).toBe(1)
  })
})

test('a job that fails is remembered with its error; the others run, and it is tried again later', async () => {
  await owner`update private.jobs set last_run_at = now(), last_result = null`
  await owner`update private.jobs set last_run_at = null where name in ('expire_requests', 'remind_mentors')`
  await owner`alter function api.job_expire_requests() rename to job_gone`
  try {
    expect(await runDue()).toMatchObject({ job: 'expire_requests', result: null, error: expect.stringContaining('42883') })
    expect(await runDue()).toMatchObject({ job: 'remind_mentors', error: null })
    expect(await runDue()).toBeUndefined()
  } finally {
    await owner`alter function api.job_gone() rename to job_expire_requests`
  }
  await owner`update private.jobs set last_result = last_result || jsonb_build_object('at', now() - interval '1 minute') where name = 'expire_requests'`
  expect(await runDue()).toMatchObject({ job: 'expire_requests', result: 0, error: null })
})

keepsAllPromises(owner)
