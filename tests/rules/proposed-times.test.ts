// Times that one side offers for a session, and what becomes of them.
import { describe, expect, test } from 'vitest'
import { findProposal } from '~/domain/mentorships/proposals.server'
import { call } from '../support/calls'
import type { Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { column } from '../support/rows'
import { oneByOne, together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, aMentorship, aRequest, stop } = await openWorld()
const admin = await theAdmin()

const first = '2999-05-04T10:00:00Z'
const second = '2999-05-05T10:00:00Z'
const third = '2999-05-06T10:00:00Z'
const propose = (who: Woman, mentorshipId: number, times: string[] = [first, second, third], how = {}) =>
  call<number>(who, 'propose_times', { mentorshipId, times, ...how })
const take = (who: Woman, proposalId: number, startsAt = second) =>
  call(who, 'take_time', { proposalId, startsAt })
const withdraw = (who: Woman, proposalId: number) => call(who, 'withdraw_times', { proposalId })
const row = async (id: number) => (await owner`select * from data.proposals where id = ${id}`)[0]!
const sessionsOf = (mentorshipId: number) =>
  owner`select * from data.sessions where mentorship_id = ${mentorshipId} order by id`
const mailsTo = ({ userId }: Woman, kinds: string) =>
  column<string>(owner`
    select kind from private.outbox where to_user_id = ${userId} and kind like ${kinds} order by id`)
/** Lets the times of a proposal have passed, but for the last `left`. */
const pass = (id: number, left = 0) => owner`
  update data.proposals set times = array(
    select case when n > cardinality(times) - ${left}::integer then at else date_trunc('second', now()) - make_interval(mins => 10 - n::integer) end
    from unnest(times) with ordinality as t (at, n)) where id = ${id}`

describe('R14 an offer of times', () => {
  test('comes from either side or the team, in order; the others see it and get a mail', async () => {
    const { id, mentor, mentee } = await aMentorship()
    const proposal = await propose(mentor, id, [third, first], { place: ' Καφέ, Πλάκα ' })
    const seen = { kind: 'mentoring', proposedBy: 'mentor', place: 'Καφέ, Πλάκα' }
    for (const woman of [mentee, mentor, admin]) {
      const found = await findProposal(woman.viewer, id)
      expect(found).toMatchObject({ ...seen, id: proposal, times: [new Date(first), new Date(third)] })
    }
    expect(await mailsTo(mentee, 'times%')).toEqual(['times_proposed_mentee'])
    expect(await mailsTo(mentor, 'times%')).toEqual([])
    await propose(admin, id)
    expect(await mailsTo(mentee, 'times%')).toHaveLength(2)
    expect(await mailsTo(mentor, 'times%')).toEqual(['times_proposed_mentor'])
    expect(await sessionsOf(id)).toHaveLength(0)
  })

  test('has one to three times, all to come, and a place within its limit', async () => {
    const { id, mentee } = await aMentorship()
    await refused(propose(mentee, id, []), 'required', 'day1')
    for (const times of [[null], [first, null], [null, first]])
      await refused(propose(mentee, id, times as string[]), 'required', `day${times.indexOf(null) + 1}`)
    await refused(propose(mentee, id, [first, second, third, '2999-05-07T10:00:00Z']), 'too_many_times')
    for (const [at, times] of [
      [first, second, first],
      [first, '2999-05-04T13:00:00+03:00'],
    ].entries())
      await refused(propose(mentee, id, times), 'same_time', at === 0 ? 'time3' : 'time2')
    await refused(
      propose(mentee, id, [first, new Date(Date.now() - 1000).toISOString()]),
      'date_in_past',
      'day2',
    )
    await refused(propose(mentee, id, [first], { place: 'α'.repeat(301) }), 'too_long', 'place')
    expect(await findProposal(mentee.viewer, id)).toBeUndefined()
  })

  test('is for the two alone, while the mentorship runs and sessions are left', async () => {
    const { id, mentee, mentor } = await aMentorship({ kind: 'coaching', sessions: 3 })
    const stranger = await aMentor()
    await refused(propose(stranger, id), 'no_running_mentorship')
    const proposal = await propose(mentor, id)
    expect(await findProposal(stranger.viewer, id)).toBeUndefined()
    for (const other of [stranger, await aMentee({ package: 'none' })]) {
      await refused(take(other, proposal), 'no_running_mentorship')
      await refused(withdraw(other, proposal), 'no_running_mentorship')
    }
    await call(mentee, 'plan_session', { mentorshipId: id, startsAt: first })
    await refused(take(mentee, proposal), 'planned_sessions_limit')
    await refused(propose(mentee, id), 'planned_sessions_limit')
  })

  test('R16 ends with a notice: its last day is the day before the end, for every way to a session', async () => {
    const { id, mentor, mentee } = await aMentorship()
    const proposal = await propose(mentor, id)
    await owner`update data.mentorships set notice_given_at = now(), ends_on = '2999-05-05', stop_outcome = 'close' where id = ${id}`
    await refused(propose(mentee, id, [first, third]), 'date_after_end', 'day2')
    await refused(take(mentee, proposal), 'date_after_end', 'day')
    const plan = (startsAt: string) => call<number>(mentor, 'plan_session', { mentorshipId: id, startsAt })
    // Midnight in Athens, which is the evening before elsewhere.
    await refused(plan('2999-05-04T21:00:00Z'), 'date_after_end', 'day')
    const sessionId = await plan('2999-05-04T20:59:00Z')
    await refused(call(mentor, 'move_session', { sessionId, startsAt: second }), 'date_after_end', 'day')
    await take(mentee, proposal, first)
    expect(await sessionsOf(id)).toHaveLength(2)
  })

  test('replaces the one before, from whichever side; the same again changes nothing', async () => {
    const { id, mentor, mentee } = await aMentorship()
    const before = await propose(mentor, id, [first])
    expect(await propose(mentor, id, [first])).toBe(before)
    expect(await mailsTo(mentee, 'times%')).toHaveLength(1)
    const answer = await propose(mentee, id, [second])
    expect(await row(before)).toMatchObject({ outcome: 'replaced', closedByUserId: mentee.userId })
    expect(await findProposal(mentor.viewer, id)).toMatchObject({ id: answer })
    await refused(take(mentee, before, first), 'times_not_open')
  })

  test('ends by the clock alone: no time that has passed is shown or taken', async () => {
    const { id, mentor, mentee } = await aMentorship()
    const proposal = await propose(mentor, id)
    await pass(proposal, 1)
    const [passed] = (await row(proposal)).times as Date[]
    await refused(take(mentee, proposal, passed!.toISOString()), 'time_passed')
    expect((await findProposal(mentee.viewer, id))!.times).toEqual([new Date(third)])
    await pass(proposal)
    expect(await findProposal(mentee.viewer, id)).toBeUndefined()
  })

  test('is withdrawn by its side or the team, twice as once', async () => {
    const { id, mentor, mentee } = await aMentorship()
    const proposal = await propose(mentor, id)
    await refused(withdraw(mentee, proposal), 'times_not_own')
    await withdraw(mentor, proposal)
    await withdraw(mentor, proposal)
    expect(await row(proposal)).toMatchObject({ outcome: 'withdrawn' })
    await refused(take(mentee, proposal), 'times_not_open')
    const next = await propose(mentee, id)
    await withdraw(admin, next)
    expect(await row(next)).toMatchObject({ outcome: 'withdrawn', closedByUserId: admin.userId })
    await refused(take(mentor, next), 'times_not_open')
  })

  test.each(['pause_mentorship', 'complete_mentorship', 'stop'])(
    'is gone with the mentorship: %s',
    async (act) => {
      const { id, mentor, mentee } = await aMentorship()
      const proposal = await propose(mentor, id)
      if (act === 'stop') await stop(admin, id, {})
      else
        await call(admin, act, {
          mentorshipId: id,
          ...(act === 'complete_mentorship' && { belowMinimum: true }),
        })
      expect(await row(proposal)).toMatchObject({ outcome: 'ended' })
      await refused(take(mentee, proposal), 'no_running_mentorship')
    },
  )
})

describe('R14 taking a time', () => {
  test('plans the session there as by the one who takes it; both get its mail; the same again changes nothing', async () => {
    const { id, mentor, mentee } = await aMentorship({ kind: 'coaching' })
    const proposal = await propose(mentor, id, undefined, { place: 'https://meet.example.org/anna' })
    await refused(take(mentor, proposal), 'times_of_own')
    await refused(take(mentee, proposal, '2999-05-05T10:30:00Z'), 'times_not_open')
    await take(mentee, proposal)
    await take(mentee, proposal)
    expect(await sessionsOf(id)).toMatchObject([
      {
        status: 'planned',
        startsAt: new Date(second),
        minutes: 60,
        place: 'https://meet.example.org/anna',
        enteredBy: 'mentee',
        shortNotice: false,
      },
    ])
    expect(await mailsTo(mentee, 'session%')).toEqual(['session_planned_mentee'])
    expect(await mailsTo(mentor, 'session%')).toEqual(['session_planned_mentor'])
    expect(await row(proposal)).toMatchObject({ outcome: 'taken', taken: new Date(second) })
    await refused(take(mentee, proposal, first), 'times_not_open')
    await refused(withdraw(mentor, proposal), 'times_not_open')
  })

  test.each([
    ['mentor', 'just now', false],
    ['mentor', 'three days ago', false],
    ['mentee', 'just now', false],
    ['mentee', 'three days ago', true],
  ] as const)(
    'the noon rule: a time after it that the %s offered %s is at short notice for the mentee: %s',
    async (by, when, expected) => {
      const soon = [new Date(Date.now() + 60_000).toISOString()]
      const { id, mentor, mentee } = await aMentorship({ kind: 'coaching' })
      const [from, to] = by === 'mentor' ? [mentor, mentee] : [mentee, mentor]
      const proposal = await propose(from, id, soon)
      if (when === 'three days ago')
        await owner`update data.proposals set proposed_at = now() - interval '3 days' where id = ${proposal}`
      await take(to, proposal, soon[0])
      expect((await sessionsOf(id))[0]!.shortNotice).toBe(expected)
    },
  )

  test('is one of those that are offered, whatever is named', async () => {
    const { id, mentor, mentee } = await aMentorship()
    const proposal = await propose(mentor, id)
    await refused(take(mentee, proposal, null as never), 'times_not_open')
  })

  test('two at once plan one session', async () => {
    const { id, mentor, mentee } = await aMentorship()
    const proposal = await propose(admin, id)
    const results = await together(owner, { mentorships: id }, [
      () => take(mentor, proposal, first),
      () => take(mentee, proposal, second),
    ])
    expect(outcomes(results)).toEqual(['done', 'times_not_open'])
    expect(await sessionsOf(id)).toHaveLength(1)
  })

  test.each(['withdrawn', 'replaced'] as const)(
    'after it was %s meanwhile is refused, and before wins',
    async (how) => {
      const { id, mentor, mentee } = await aMentorship()
      const other = (proposal: number) =>
        how === 'withdrawn' ? withdraw(mentor, proposal) : propose(mentor, id, ['2999-06-01T10:00:00Z'])
      const race = async (takesFirst: boolean) => {
        const proposal = await propose(mentor, id, [takesFirst ? first : second])
        const acts = [() => take(mentee, proposal, takesFirst ? first : second), () => other(proposal)]
        return outcomes(await oneByOne(owner, { mentorships: id }, takesFirst ? acts : acts.toReversed()))
      }
      expect(await race(false)).toEqual(['done', 'times_not_open'])
      expect(await sessionsOf(id)).toHaveLength(0)
      expect(await race(true)).toEqual(how === 'withdrawn' ? ['done', 'times_not_open'] : ['done', 'done'])
      expect(await sessionsOf(id)).toHaveLength(1)
    },
  )
})

describe('R14 times with the approval', () => {
  test('are offered by the mentor in the same act, which a wrong time refuses as a whole', async () => {
    const { id: requestId, mentor, mentee } = await aRequest()
    const approve = (how = {}) => call<number>(mentor, 'approve_mentorship_request', { requestId, ...how })
    await refused(approve({ times: [first, '2020-01-01T10:00:00Z'] }), 'date_in_past', 'day2')
    await refused(approve({ times: [first], place: 'α'.repeat(301) }), 'too_long', 'place')
    expect(await owner`select from data.mentorships where request_id = ${requestId}`).toHaveLength(0)
    const mentorshipId = await approve({ times: [first, second], place: 'Καφέ' })
    expect(await findProposal(mentee.viewer, mentorshipId)).toMatchObject({
      proposedBy: 'mentor',
      place: 'Καφέ',
    })
    expect(await mailsTo(mentee, '%_mentee')).toEqual(
      expect.arrayContaining(['mentorship_started_mentee', 'times_proposed_mentee']),
    )
  })

  test('are left out without times, whatever the place says', async () => {
    const { id: requestId, mentor, mentee } = await aRequest()
    const id = await call<number>(mentor, 'approve_mentorship_request', {
      requestId,
      times: [],
      place: 'Καφέ',
    })
    expect(await findProposal(mentee.viewer, id)).toBeUndefined()
  })
})

test('a proposal begins at the place that is offered, else at the usual one of the mentor, else at that of the last session', async () => {
  const { id, mentor, mentee } = await aMentorship()
  const usual = (who: Woman, mentorshipId: number | null = id) => call(who, 'usual_place', { mentorshipId })
  expect(await usual(mentor)).toBeNull()
  await call(mentee, 'plan_session', { mentorshipId: id, startsAt: first, place: 'Στο καφέ' })
  expect([await usual(mentor), await usual(mentee)]).toEqual(['Στο καφέ', 'Στο καφέ'])
  for (const [n, place] of ['Γραφείο', 'Γραφείο', 'Πάρκο'].entries())
    await withdraw(mentor, await propose(mentor, id, [`2999-07-0${n + 1}T10:00:00Z`], { place }))
  expect([await usual(mentor), await usual(mentee)]).toEqual(['Γραφείο', 'Στο καφέ'])
  expect(await usual(mentor, null)).toBe('Γραφείο')
  await propose(mentee, id, [second], { place: 'Βιβλιοθήκη' })
  expect([await usual(mentor), await usual(mentee)]).toEqual(['Βιβλιοθήκη', 'Βιβλιοθήκη'])
  expect(await usual(await aMentor())).toBeNull()
  expect(await usual(admin)).toBeNull()
})

test('the history tells of what was offered, taken and withdrawn', async () => {
  const { id, mentor, mentee } = await aMentorship()
  await withdraw(mentor, await propose(mentor, id, [first], { place: 'Καφέ' }))
  await take(mentee, await propose(mentor, id, [second]), second)
  const lines = await owner`
    select event, actor, words from rules.timeline_lines('{mentorships}', array[${id}::integer], null, '{}')
    where subject = 'proposals' order by at, line, source`
  expect(lines.map(({ event, actor, words }) => [event, actor, words])).toEqual([
    ['proposed', 'mentor', 'Καφέ'],
    ['withdrawn', 'mentor', null],
    ['proposed', 'mentor', null],
    ['taken', 'mentee', null],
  ])
})
