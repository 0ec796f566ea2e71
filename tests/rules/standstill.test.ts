// Mails to the operator: when something stands still at a second look, once a day while it lasts, once when it is over.
import { beforeEach, expect, test } from 'vitest'
import { list } from '../support/calls'
import { refused } from '../support/refusals'
import { column } from '../support/rows'
import { openWorld } from '../support/world'

const { owner, worker, runJob, anAdmin, connectAs } = await openWorld()

beforeEach(async () => {
  await owner`delete from private.outbox`
  await owner`delete from private.standstills`
  await owner`update private.jobs set last_run_at = now(), failures = 0, last_result = null`
})

const mails = () =>
  owner`select kind, to_email, to_user_id, locale, content - 'stillSince' - 'name' as content from private.outbox
    where kind like 'standstill%' order by id`

/** Runs the job as if this much time had passed since its last look. */
async function look(later = '0 minutes') {
  await owner`update private.standstills set since = since - ${later}::interval, told_at = told_at - ${later}::interval`
  return runJob('tell_operator')
}

/** What stands still now. */
const standing = () => column<string>(owner`select what from rules.standing_still() order by what`)
const breakRule = () =>
  owner`update private.jobs set last_result = '{"result": 2}' where name = 'check_invariants'`

test('nothing is sent while all is well', async () => {
  expect(await look()).toBe(0)
  expect(await look('20 minutes')).toBe(0)
  expect(await mails()).toEqual([])
})

test('one mail at the second look, one a day while it lasts, one when it is over', async () => {
  await breakRule()
  expect(await look()).toBe(0)
  expect(await look('10 minutes')).toBe(1)
  expect(await look('10 minutes')).toBe(0)
  expect(await look('10 hours')).toBe(0)
  expect(await look('15 hours')).toBe(1)
  await owner`update private.jobs set last_result = '{"result": 0}' where name = 'check_invariants'`
  expect(await look()).toBe(1)
  expect(await look('1 day')).toBe(0)
  const [team] = await owner`select team_email from data.constants`
  const mail = { toEmail: team!.teamEmail, toUserId: null, locale: 'gr' }
  expect([...(await mails())]).toEqual([
    { ...mail, kind: 'standstill', content: { rules: { count: 2 } } },
    { ...mail, kind: 'standstill', content: { rules: { count: 2 } } },
    { ...mail, kind: 'standstill_over', content: {} },
  ])
})

test('what is over before the second look is told to nobody', async () => {
  await breakRule()
  await look()
  await owner`update private.jobs set last_result = null`
  expect(await look('10 minutes')).toBe(0)
  expect(await mails()).toEqual([])
})

test('what begins while something else lasts is told at its own second look, together with it', async () => {
  await breakRule()
  await look()
  await look('10 minutes')
  await owner`update private.jobs set failures = 4 where name = 'expire_requests'`
  expect(await look('10 minutes')).toBe(0)
  expect(await look('10 minutes')).toBe(1)
  expect((await mails()).at(-1)!.content).toEqual({ rules: { count: 2 }, jobs: { names: 'expire_requests' } })
})

test('jobs stand still when they are late; mails when none that is due was tried; many refused mails', async () => {
  await owner`update private.jobs set last_run_at = now() - interval '20 minutes' where name in ('import_rows', 'end_mentorships')`
  const add = (key: string, status: string, due: string) =>
    owner`insert into private.outbox (key, kind, to_email, locale, content, status, next_attempt_at)
      values (${key}, 'standstill_over', 'a@b.gr', 'gr', '{"name": ""}', ${status}, now() + ${due}::interval)`
  for (let n = 0; n < 20; n += 1) await add(`dead ${n}`, 'dead', '-1 hour')
  await add('tried again later', 'queued', '5 hours')
  expect([
    ...(await owner`select what, detail - 'since' as detail from rules.standing_still() order by what`),
  ]).toEqual([
    { what: 'jobs', detail: { names: 'import_rows' } },
    { what: 'mails_refused', detail: { count: 20 } },
  ])
  await add('waits', 'queued', '-40 minutes')
  await owner`delete from private.outbox where key = 'dead 0'`
  expect(await standing()).toEqual(['jobs', 'mails'])
})

test('a certificate that ends in less than two weeks and was not renewed; the figure counts its days', async () => {
  const keep = (days: number) => worker`select api.store_certificate(now() + make_interval(days => ${days}))`
  const found = async () => ({
    still: await standing(),
    days: await column(owner`
      select round(value)::integer from api.operation_figures() where figure = 'certificate_days'`),
  })
  expect(await found()).toEqual({ still: [], days: [] })
  await keep(60)
  expect(await found()).toEqual({ still: [], days: [60] })
  await keep(13)
  expect(await found()).toEqual({ still: ['certificate'], days: [13] })
  await keep(-1)
  expect(await found()).toEqual({ still: ['certificate'], days: [-1] })
  await keep(90)
  expect((await found()).still).toEqual([])
  await refused(connectAs('app_web')`select api.store_certificate(now())`, 'raw 42501')
})

test('a backup that is more than eight days old; none was ever made: nothing', async () => {
  expect(await standing()).toEqual([])
  await owner`insert into migration.backups (written_at) values (now() - interval '7 days')`
  expect(await standing()).toEqual([])
  await owner`update migration.backups set written_at = now() - interval '9 days'`
  expect(await standing()).toEqual(['backup'])
  await owner`delete from migration.backups`
})

test('two looks at once queue one mail', async () => {
  await breakRule()
  await look()
  await owner`update private.standstills set since = since - interval '10 minutes'`
  await Promise.all([runJob('tell_operator'), runJob('tell_operator')])
  expect(await mails()).toHaveLength(1)
})

test('the address is the operator’s, where the start gave one', async () => {
  const keep = (email: string) => owner`select rules.store_operator(${owner.json({ operator_email: email })})`
  await keep('server@operator.example')
  await breakRule()
  await look()
  await look('10 minutes')
  expect((await mails()).map(({ toEmail }) => toEmail)).toEqual(['server@operator.example'])
  await keep('')
  await look('1 day')
  const [team] = await owner`select team_email from data.constants`
  expect((await mails()).at(-1)!.toEmail).toBe(team!.teamEmail)
})

test('the team’s pages read the same: what stands still, the oldest mail, the last backup, late jobs', async () => {
  const admin = await anAdmin()
  const state = async () => (await list<Record<string, unknown>>(admin, 'operation_state'))[0]
  expect(await state()).toEqual({ standing: [], mailsQueued: 0, oldestMailAt: null, backupAt: null })
  await owner`
    insert into private.outbox (key, kind, to_email, locale, content, queued_at, next_attempt_at)
    values ('waits', 'standstill_over', 'a@b.gr', 'gr', '{"name": ""}', now() - interval '1 hour', now() - interval '40 minutes')`
  await owner`insert into migration.backups (written_at) values (now() - interval '9 days')`
  await owner`update private.jobs set last_run_at = now() - interval '20 minutes' where name = 'import_rows'`
  await breakRule()
  expect(await state()).toEqual({
    standing: [
      { what: 'backup', since: expect.any(String) },
      { what: 'jobs', names: 'import_rows' },
      { what: 'mails', since: expect.any(String) },
      { what: 'rules', count: 2 },
    ],
    mailsQueued: 1,
    oldestMailAt: expect.any(Date),
    backupAt: expect.any(Date),
  })
  const jobs = await list<{ name: string; late: boolean }>(admin, 'jobs')
  expect(jobs.filter(({ late }) => late).map(({ name }) => name)).toEqual(['import_rows'])
  await owner`delete from migration.backups`
})
