import { beforeEach, describe, expect, test } from 'vitest'
import { readListQuery } from '~/lists/list-query'
import { readList } from '~/lists/read-list.server'
import { mentorshipList } from '~/domain/mentorships/list'
import { call } from '../support/calls'
import { cell, column } from '../support/rows'
import { openWorld } from '../support/world'

const {
  owner,
  aMentee,
  aMentor,
  anAdmin,
  theAdmin,
  aRequest,
  aMentorship,
  aPackage,
  increase,
  complete,
  withdraw,
  send,
  stop,
  reject,
  runJob,
  moveDeadline,
  mailsAbout,
  mailsTo,
  dayIn,
  readQueues,
} = await openWorld()

const admin = await theAdmin()
const paidAgo = (purchaseId: number, days: number) =>
  owner`update data.purchases set paid_at = paid_at - make_interval(days => ${days}) where id = ${purchaseId}`
const startedAgo = (id: number, days: number) => owner`
  update data.mentorships set started_at = now() - make_interval(days => ${days}) where id = ${id}`
const news = async (id: number) =>
  (await mailsAbout('mentorshipId', id)).filter((kind) => kind.startsWith('pair_'))
async function remindPairsTwice() {
  await runJob('remind_pairs')
  await runJob('remind_pairs')
}
const both = (...kinds: string[]) =>
  kinds.flatMap((kind) => [`pair_${kind}_mentee`, `pair_${kind}_mentor`]).sort()

describe('paid and no request yet', () => {
  test('three mails in all, after 7, 14 and 80 days, each once', async () => {
    const mentee = await aMentee()
    const days: number[] = []
    for (let day = 1; day < 100; day += 1) {
      await paidAgo(mentee.purchaseId, 1)
      if ((await runJob('remind_mentees')) > 0) days.push(day)
      expect(await runJob('remind_mentees')).toBe(0)
    }
    expect(days).toEqual([7, 14, 80])
    expect(await mailsTo(mentee, 'no_request_yet')).toHaveLength(3)
  })

  test.each([13, 14, 79, 80, 400])('one mail if no job has run for %i days', async (days) => {
    const mentee = await aMentee()
    await paidAgo(mentee.purchaseId, days)
    expect([await runJob('remind_mentees'), await runJob('remind_mentees')]).toEqual([1, 0])
    expect(await mailsTo(mentee, 'no_request_yet')).toHaveLength(1)
  })

  test('none after a request, a mentorship or a refund, or before the payment', async () => {
    const asked = await aRequest()
    await withdraw(asked.mentee, asked.id)
    const refunded = await aMentee()
    await call(admin, 'refund_purchase', { purchaseId: refunded.purchaseId })
    const given = await aMentee()
    const match = { partId: given.partIds[0], mentorId: (await aMentor()).id }
    await stop(admin, await call<number>(admin, 'create_mentorship', match))
    for (const mentee of [asked.mentee, refunded, given]) await paidAgo(mentee.purchaseId, 20)
    await aMentee({ package: 'awaiting_payment' })
    expect(await runJob('remind_mentees')).toBe(0)
  })
})

describe('pairs', () => {
  test.each([
    [13, []],
    [14, ['no_session_first']],
    [28, ['no_session_second']],
    [30, ['no_session_second', 'check_in_due']],
  ])('started %i days ago without a session: %s', async (days, expected) => {
    const { id } = await aMentorship({ mentee: await aMentee({ kind: 'six_months' }) })
    await startedAgo(id, days)
    await remindPairsTwice()
    expect(await news(id)).toEqual(both(...expected))
  })

  test('with a session only the check-in is sent', async () => {
    const { id } = await aMentorship({ mentee: await aMentee({ kind: 'six_months' }), sessions: 1 })
    await startedAgo(id, 31)
    await runJob('remind_pairs')
    expect(await news(id)).toEqual(both('check_in_due'))
  })

  test.each([
    [15, []],
    [14, ['planned_end_before']],
    [0, ['planned_end_reached']],
    [-5, ['planned_end_reached']],
  ])('with %i days to the planned end: %s', async (days, expected) => {
    const { id } = await aMentorship({ sessions: 1 })
    await owner`update data.mentorships set planned_end_on = rules.local_date() + ${days}::integer where id = ${id}`
    await remindPairsTwice()
    expect(await news(id)).toEqual(both(...expected))
  })

  test.each([
    [11, []],
    [12, ['pause_first']],
    [16, ['pause_second']],
    [17, ['pause_last']],
  ])('paused for %i months: %s', async (months, expected) => {
    const { id } = await aMentorship()
    await call(admin, 'pause_mentorship', { mentorshipId: id })
    await owner`update data.mentorships set paused_at = now() - make_interval(months => ${months}) where id = ${id}`
    await remindPairsTwice()
    expect(await news(id)).toEqual(both(...expected))
  })

  test('on the day until which a pause was to last, once', async () => {
    const { id } = await aMentorship()
    await call(admin, 'pause_mentorship', { mentorshipId: id, until: await dayIn(28) })
    await runJob('remind_pairs')
    expect(await news(id)).toEqual([])
    await owner`update data.mentorships set pause_until = rules.local_date() where id = ${id}`
    await remindPairsTwice()
    expect(await news(id)).toEqual(both('pause_until'))
    await call(admin, 'resume_mentorship', { mentorshipId: id })
  })

  test('ended mentorships get none; two concurrent runs send each once', async () => {
    const ended = await aMentorship()
    await startedAgo(ended.id, 40)
    await complete(admin, ended.id, { belowMinimum: true })
    const running = await aMentorship()
    await startedAgo(running.id, 14)
    const results = await Promise.all([1, 2, 3].map(() => runJob('remind_pairs')))
    expect(results.reduce((sum, told) => sum + told, 0)).toBe(1)
    expect(await news(ended.id)).toEqual([])
    expect(await news(running.id)).toEqual(both('no_session_first'))
  })
})

test('the Monday digest goes to each active admin, once, with what waits', async () => {
  const [colleague, former] = [await anAdmin(), await anAdmin()]
  await owner`update data.admins set active = false where user_id = ${former.userId}`
  const flagged = await aMentor()
  for (let n = 0; n < 3; n += 1) await reject(flagged, (await aRequest({ mentor: flagged })).id)
  const quiet = await aMentorship()
  await startedAgo(quiet.id, 50)
  await aMentor({ status: 'new' })
  await owner`insert into data.reports (by_user_id, text, sent_at) values (${quiet.mentee.userId}, 'Παράπονο', now() - interval '12 days')`
  expect([await runJob('digest'), await runJob('digest')]).toEqual([2, 0])
  for (const woman of [admin, colleague]) expect(await mailsTo(woman, 'digest')).toHaveLength(1)
  expect(await mailsTo(former, 'digest')).toHaveLength(0)
  const [digest] = await mailsTo(colleague, 'digest')
  expect(digest).toMatchObject({ applications: 1, quietPairs: 1, flaggedMentors: 1, reports: 1 })
  const since = Object.keys(digest!.since as object)
  expect(since).toEqual(expect.arrayContaining(['applications', 'quietPairs', 'reports']))
  expect(since).not.toContain('flaggedMentors')
  const oldest = await cell(owner`select since::text from api.waiting_for_team where queue = 'reports'`)
  expect(oldest).toBe(await dayIn(-12))
})

describe('the daily digest', () => {
  /** The digests that were made are those of the day before. */
  async function nextDay() {
    await owner`update private.daily_digests set day = day - 1`
    await owner`update private.outbox set key = 'past:' || key where kind = 'daily_digest'`
  }
  // What other tests left came an hour ago.
  beforeEach(async () => {
    await owner`update data.mentors set applied_at = applied_at - interval '1 hour' where applied_at is not null`
    await owner`update data.proofs set sent_at = sent_at - interval '1 hour'`
  })

  test('nothing new: no mail; something new: one mail an admin with the right, once', async () => {
    const coordinator = await anAdmin({ right: 'coordinator' })
    const treasurer = await anAdmin({ right: 'treasurer' })
    const muted = await anAdmin()
    await call(muted, 'choose_notifications', { wanted: [], unwanted: ['digest'] })
    // What came before is told.
    await owner`insert into private.daily_digests (day) values (rules.local_date() - 1)`
    expect(await runJob('daily_digest')).toBe(0)

    const mentor = await aMentor({ status: 'new' })
    await owner`update data.mentors set applied_at = now() where id = ${mentor.id}`
    const told = await Promise.all([runJob('daily_digest'), runJob('daily_digest')])
    expect(told.sort()[0]).toBe(0)
    expect(await runJob('daily_digest')).toBe(0)
    const [mail, ...more] = await mailsTo(coordinator, 'daily_digest')
    expect(more).toEqual([])
    const [waits] =
      await owner`select waiting, since::text from api.waiting_for_team where queue = 'applications'`
    expect(mail!.queues).toEqual({ applications: { fresh: 1, ...waits } })
    for (const woman of [treasurer, muted]) expect(await mailsTo(woman, 'daily_digest')).toEqual([])

    // A proof alone.
    await owner`update data.mentors set applied_at = now() - interval '2 minutes' where id = ${mentor.id}`
    await nextDay()
    const { purchaseId } = await aMentee({ package: 'awaiting_payment' })
    await owner`
      insert into data.proofs (purchase_id, file_name, mime, bytes)
      values (${purchaseId}, 'proof.pdf', 'application/pdf', 'x')`
    await runJob('daily_digest')
    expect(await mailsTo(coordinator, 'daily_digest')).toHaveLength(1)
    expect((await mailsTo(treasurer, 'daily_digest')).map(({ queues }) => queues)).toEqual([
      { proofs: expect.objectContaining({ fresh: 1 }) as object },
    ])
  })

  test('what is being sent while the mail is made is told by the next one', async () => {
    const coordinator = await anAdmin()
    const [mentor, applicant] = [await aMentor(), await aMentor({ status: 'new' })]
    await owner`delete from private.daily_digests`
    await owner`update private.outbox set key = 'before:' || key where kind = 'daily_digest'`
    await owner`update data.mentors set applied_at = now() - interval '2 minutes' where id = ${applicant.id}`
    const sending = await owner.reserve()
    await sending`begin`
    await sending`insert into data.edit_requests (mentor_id) values (${mentor.id})`
    await runJob('daily_digest')
    await sending`commit`
    sending.release()

    await nextDay()
    await runJob('daily_digest')
    const mails = await mailsTo(coordinator, 'daily_digest')
    expect(mails).toHaveLength(2)
    expect(mails[1]!.queues).toEqual({ editRequests: expect.objectContaining({ fresh: 1 }) as object })
  })
})

describe('quiet pairs', () => {
  test.each([['coaching'], ['mentoring']] as const)(
    '%s: days since the last counted session, or the start',
    async (kind) => {
      const { id, mentee } = await aMentorship({ kind })
      const quiet = () =>
        cell<number>(owner`
          select rules.local_date() - silent_since as days from api.admin_mentorships where id = ${id}`)
      await startedAgo(id, 61)
      expect(await quiet()).toBe(61)
      await increase(mentee, id)
      expect(await quiet()).toBe(0)
      await owner`update data.sessions set held_on = held_on - 45 where mentorship_id = ${id}`
      expect(await quiet()).toBe(45)
      await call(admin, 'pause_mentorship', { mentorshipId: id, reason: 'Ταξίδι' })
      await call(admin, 'resume_mentorship', { mentorshipId: id })
      expect(await quiet()).toBe(0)
    },
  )

  const quiet = readListQuery(mentorshipList, 'http://list/admin/mentorships?scope=quiet')

  test('45 and 60 days are defined once: list, tile and digest count the same pairs', async () => {
    await owner`update data.mentorships set started_at = now() where status = 'running'`
    await owner`delete from data.sessions`
    for (const days of [44, 45, 59, 60, 90]) await startedAgo((await aMentorship()).id, days)
    const read = async () => {
      const [list, tile] = await Promise.all([
        readList<'admin_mentorships'>(admin.viewer, mentorshipList, quiet),
        readQueues(admin.viewer, ['quietPairs']),
      ])
      return { list: list!, tile: tile.quietPairs.waiting }
    }
    const { list, tile } = await read()
    expect(list.rows.map(({ quietDays, stalled }) => [quietDays, stalled])).toEqual([
      [90, true],
      [60, true],
      [59, false],
      [45, false],
    ])
    const waits = await owner<{ queue: string; waiting: number; days: number }[]>`
      select queue, waiting, rules.local_date() - since as days from api.waiting_for_team
      where queue = 'quietPairs'`
    expect([...waits]).toEqual([{ queue: 'quietPairs', waiting: 4, days: 90 }])
    expect([list.counts.quiet, tile]).toEqual([4, 4])
    await owner`update data.constants set quiet_days = 80, stalled_days = 100`
    const later = await read()
    expect([later.list.counts.quiet, later.tile]).toEqual([1, 1])
    await owner`update data.constants set quiet_days = 45, stalled_days = 60`
  })

  test('pairs that are ready to be completed: the tile counts the rows of the list, since the planned end', async () => {
    await owner`update data.mentorships set planned_end_on = current_date + 30 where status = 'running'`
    for (const days of [0, 12]) {
      const { id } = await aMentorship()
      await owner`update data.mentorships set planned_end_on = rules.local_date() - ${days}::integer where id = ${id}`
    }
    const list = await readList<'admin_mentorships'>(admin.viewer, mentorshipList, {
      ...quiet,
      scope: 'ready',
    })
    const [tile] = await owner`
      select waiting, rules.local_date() - since as days from api.waiting_for_team where queue = 'readyPairs'`
    expect(tile).toEqual({ waiting: list!.rows.length, days: 12 })
    expect(list!.rows).toHaveLength(2)
  })
})

test('every job exists, runs as the worker, and changes nothing in a second run', async () => {
  const jobs = await column<string>(owner`select name from private.jobs order by name`)
  expect(jobs.length).toBeGreaterThan(10)
  await aPackage(await aMentee(), 'six_months')
  const late = await aRequest()
  await moveDeadline(late.id)
  for (const name of jobs) await runJob(name)
  for (const name of jobs.filter((job) => job !== 'refresh_cards')) expect(await runJob(name), name).toBe(0)
  await send(late.mentee, await aMentor())
})
