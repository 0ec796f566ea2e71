import { describe, expect, test } from 'vitest'
import { StopMentorship } from '~/domain/mentorships/schema'
import { call } from '../support/calls'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const {
  owner,
  aMentee,
  aRequest,
  aMentorship,
  approve,
  stop,
  complete,
  runJob,
  mentorshipRow,
  cardOf,
  mailsAbout,
  partStatuses,
  send,
  dayIn,
  heldDaysAgo,
} = await openWorld()

const moveEnd = (mentorshipId: number, days: number) =>
  owner`update data.mentorships set ends_on = rules.local_date() + ${days}::integer where id = ${mentorshipId}`
const noticeEnd = () => cell<string>(owner`select rules.next_working_day(rules.local_date() + 15)`)

describe('R17 completing', () => {
  test('R17 closes the part, makes the mentor available and mails both', async () => {
    const { id, mentor, admin } = await aMentorship({ sessions: 3 })
    await complete(admin, id)
    const row = await mentorshipRow(id)
    expect(row).toMatchObject({ status: 'completed', partStatus: 'completed', partClosedReason: 'completed' })
    expect(row.endedAt).toBeInstanceOf(Date)
    expect(await cardOf(mentor)).toMatchObject({ inCollaboration: false, availableForMentoring: true })
    expect(await mailsAbout('mentorshipId', id)).toEqual([
      'mentorship_completed_mentee',
      'mentorship_completed_mentor',
      'mentorship_started_mentee',
      'mentorship_started_mentor',
    ])
    await send(await aMentee(), mentor)
  })

  test.each([
    ['three_months', 3],
    ['six_months', 6],
  ] as const)('R17 %s: below %i sessions only with the confirmation', async (kind, minimum) => {
    const { id, admin } = await aMentorship({ mentee: await aMentee({ kind }), sessions: minimum - 1 })
    await refused(complete(admin, id), 'below_minimum_sessions', 'belowMinimum')
    expect(await mentorshipRow(id)).toMatchObject({ status: 'running' })
    await complete(admin, id, { belowMinimum: true })
    expect(await mentorshipRow(id)).toMatchObject({ status: 'completed' })
  })

  test('R18 completed coaching opens the mentoring parts for 24 months', async () => {
    const { id, mentee, admin } = await aMentorship({ kind: 'coaching', sessions: 4 })
    await complete(admin, id)
    const parts = await owner`
      select kind, status, claim_until = rules.end_of_local_day((rules.local_date() + interval '24 months')::date) as in_two_years
      from data.parts
      where mentee_id = ${mentee.id} order by position`
    expect(parts.map((part) => ({ ...part }))).toEqual([
      { kind: 'coaching', status: 'completed', inTwoYears: null },
      { kind: 'mentoring', status: 'paid', inTwoYears: true },
      { kind: 'mentoring', status: 'paid', inTwoYears: true },
    ])
  })

  test('R17 works once', async () => {
    const { id, admin } = await aMentorship({ sessions: 3 })
    await complete(admin, id)
    await refused(complete(admin, id), 'no_running_mentorship')
    await refused(stop(admin, id), 'no_running_mentorship')
    await refused(complete(admin, 2_000_000_000), 'mentorship_not_found')
  })
})

describe('R16 stopping', () => {
  test('R16 before any session it ends at once and the mentee gets the part back', async () => {
    const { id, mentor, mentee, admin } = await aMentorship()
    expect(await stop(admin, id)).toBe(await dayIn(0))
    expect(await mentorshipRow(id)).toMatchObject({
      status: 'stopped',
      stopOutcome: 'replace',
      stopRequestedBy: 'mentee',
      endReason: 'Δεν ταίριαξε.',
      endsOn: null,
      partStatus: 'paid',
    })
    expect(await cardOf(mentor)).toMatchObject({ inCollaboration: false })
    expect(await mailsAbout('mentorshipId', id)).toContain('mentorship_stopped_mentee')
    await aRequest({ mentee })
  })

  test.each([
    [15, true],
    [16, false],
  ])('R16 %i days after the first session: ends at once %s', async (days, atOnce) => {
    const { id, admin } = await aMentorship({ sessions: 1 })
    await heldDaysAgo(id, days)
    const end = atOnce ? await dayIn(0) : await noticeEnd()
    expect(await stop(admin, id)).toBe(end)
    expect(await mentorshipRow(id)).toMatchObject(
      atOnce
        ? { status: 'stopped', partStatus: 'paid' }
        : { status: 'running', endsOn: end, partStatus: 'running' },
    )
  })

  test('R16 what was told of the end and no longer holds is refused by what changed meanwhile', async () => {
    const { id, admin } = await aMentorship({ sessions: 1 })
    await heldDaysAgo(id, 20)
    const stopAsTold = (seenAtOnce: boolean) =>
      call(admin, 'stop_mentorship', { mentorshipId: id, reason: 'Τέλος', seenAtOnce })
    await call(admin, 'pause_mentorship', { mentorshipId: id })
    await refused(stopAsTold(false), 'paused_meanwhile')
    await call(admin, 'resume_mentorship', { mentorshipId: id })
    await refused(stopAsTold(true), 'end_moved_meanwhile')
    expect(await stopAsTold(false)).toBe(await noticeEnd())
  })

  test('R16 with notice it runs on until its day; the job then ends it, once, and mails both', async () => {
    const { id, mentor, admin } = await aMentorship({ sessions: 1 })
    await heldDaysAgo(id, 40)
    await stop(admin, id)
    expect(await mailsAbout('mentorshipId', id)).toEqual([
      'mentorship_notice_mentee',
      'mentorship_notice_mentor',
      'mentorship_started_mentee',
      'mentorship_started_mentor',
    ])
    await moveEnd(id, 1)
    await runJob('end_mentorships')
    expect(await mentorshipRow(id)).toMatchObject({ status: 'running' })

    await moveEnd(id, -1)
    expect(
      await Promise.all([runJob('end_mentorships'), runJob('end_mentorships')]).then((ended) => ended.sort()),
    ).toEqual([0, 1])
    expect(await mentorshipRow(id)).toMatchObject({
      status: 'stopped',
      partStatus: 'completed',
      partClosedReason: 'cancelled',
      endReason: 'Δεν ταίριαξε.',
    })
    expect(await cardOf(mentor)).toMatchObject({ inCollaboration: false })
    expect(
      (await mailsAbout('mentorshipId', id)).filter((kind) => kind.startsWith('mentorship_stopped')),
    ).toHaveLength(2)
    expect(await runJob('end_mentorships')).toBe(0)
  })

  test.each([
    ['mentee', undefined, 'close'],
    ['mentor', undefined, 'replace'],
    ['admin', undefined, 'replace'],
    ['mentee', 'replace', 'replace'],
    ['mentor', 'close', 'close'],
  ] as const)(
    'R16 with notice, ended by the %s and decided %s: %s',
    async (requestedBy, outcome, expected) => {
      const { id, admin } = await aMentorship({ sessions: 1 })
      await heldDaysAgo(id, 40)
      await stop(admin, id, { requestedBy, outcome })
      expect(await mentorshipRow(id)).toMatchObject({ stopOutcome: expected })
      await moveEnd(id, -1)
      await runJob('end_mentorships')
      expect(await mentorshipRow(id)).toMatchObject({
        partStatus: expected === 'close' ? 'completed' : 'paid',
      })
    },
  )

  test('R5, R16 a coachee who stops late keeps the coaching, and with it the mentoring', async () => {
    const { id, mentee, admin } = await aMentorship({ kind: 'coaching', sessions: 1 })
    await heldDaysAgo(id, 40)
    await stop(admin, id)
    expect(await mentorshipRow(id)).toMatchObject({ stopOutcome: 'replace' })
    await moveEnd(id, 0)
    await runJob('end_mentorships')
    expect(await partStatuses(mentee)).toEqual(['paid', 'paid', 'paid'])
  })

  test('R16 in the first days an admin may still close the part', async () => {
    const { id, mentee, admin } = await aMentorship()
    await stop(admin, id, { outcome: 'close' })
    expect(await partStatuses(mentee)).toEqual(['completed'])
    expect(await mentorshipRow(id)).toMatchObject({ partClosedReason: 'cancelled' })
  })

  test('R16 needs a reason', async () => {
    const { id, admin } = await aMentorship()
    for (const reason of ['', '   ']) await refused(stop(admin, id, { reason }), 'reason_missing', 'reason')
    expect(StopMentorship.safeParse({ requestedBy: 'admin', reason: '  ' }).success).toBe(false)
    expect(await mentorshipRow(id)).toMatchObject({ status: 'running', endReason: null })
  })
})

describe('R16, R17 who and when', () => {
  test('R16, R17 concurrent stop and completion: one counts, with one mail to each person', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, mentor, admin } = await aMentorship({ sessions: 3 })
      const acts = [() => stop(admin, id), () => complete(admin, id)]
      const results = await together(owner, { mentors: mentor.id }, round % 2 ? acts.reverse() : acts)
      expect(outcomes(results)).toEqual(['done', 'no_running_mentorship'])
      const told = (await mailsAbout('mentorshipId', id)).filter(
        (kind) => !kind.startsWith('mentorship_started'),
      )
      expect(told).toHaveLength(2)
    }
  })

  test('R1 the mentor of an ended mentorship can start the next one; the rows are consistent', async () => {
    const { id, mentor, admin } = await aMentorship()
    await refused(aRequest({ mentor }), 'mentor_in_mentorship')
    await stop(admin, id)
    const next = await aRequest({ mentor })
    const nextId = await approve(mentor, next.id)
    const rows =
      await owner`select id, status from data.mentorships where mentor_id = ${mentor.id} order by id`
    expect(rows.map((row) => [row.id, row.status])).toEqual([
      [id, 'stopped'],
      [nextId, 'running'],
    ])
  })
})
