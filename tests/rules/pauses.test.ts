import { describe, expect, test } from 'vitest'
import { act } from '~/db/act.server'
import { ownMentorships } from '~/db/generated/reads.server'
import { call } from '../support/calls'
import type { Mentor } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const {
  owner,
  aMentor,
  aMentee,
  aPackage,
  theAdmin,
  aRequest,
  aMentorship,
  approve,
  increase,
  stop,
  complete,
  send,
  mentorshipRow,
  requestRow,
  cardOf,
  mailsAbout,
  mailRowsTo,
  partStatuses,
  runJob,
} = await openWorld()

const admin = await theAdmin()
const pause = (mentorshipId: number, how = {}, by = admin) =>
  call<Date>(by, 'pause_mentorship', { mentorshipId, ...how })
const resume = (mentorshipId: number, by = admin) => call<string>(by, 'resume_mentorship', { mentorshipId })
const aPause = async (how: Parameters<typeof aMentorship>[0] = {}) => {
  const scene = await aMentorship(how)
  await pause(scene.id)
  return scene
}
/** Moves a pause this far into the past. */
const pausedFor = (id: number, time: string) =>
  owner.unsafe(`update data.mentorships
  set paused_at = paused_at - interval '${time}', resume_by = resume_by - interval '${time}' where id = ${id}`)
const told = async (id: number) =>
  (await mailsAbout('mentorshipId', id)).filter((kind) => !kind.includes('started'))

describe('R15 pausing', () => {
  test('R15 makes the mentor available, keeps the part and mails both; the mentor can get requests again', async () => {
    const { id, mentor, mentee } = await aMentorship({ sessions: 1 })
    const resumeBy = await pause(id, { reason: 'Ταξίδι' })
    const [limit] =
      await owner`select rules.end_of_local_day((rules.local_date() + interval '18 months')::date) as by`
    expect(resumeBy).toEqual(limit!.by)
    expect(await mentorshipRow(id)).toMatchObject({
      status: 'paused',
      partStatus: 'running',
      endReason: 'Ταξίδι',
    })
    expect(await cardOf(mentor)).toMatchObject({ inCollaboration: false, availableForMentoring: true })
    expect(await told(id)).toEqual(['mentorship_paused_mentee', 'mentorship_paused_mentor'])
    await refused(increase(mentee, id), 'no_running_mentorship')
    await send(await aMentee(), mentor)
  })

  const table = [
    ...[0, 1, 2, 3].map((done) => ['three_months', 3, done] as const),
    ...[0, 3, 4, 5, 6].map((done) => ['six_months', 6, done] as const),
  ]
  test.each(table)('R15 %s with at least %i sessions, %i held', async (kind, minimum, done) => {
    const { id, mentee } = await aMentorship({ mentee: await aMentee({ kind }), sessions: done })
    const pausable = minimum - done >= 2
    // It is offered only then, to the team and to the pair.
    expect(await ownMentorships(mentee.viewer)).toMatchObject([{ pausable }])
    expect(await cell(owner`select pausable from api.admin_mentorships where id = ${id}`)).toBe(pausable)
    const asking = call(mentee, 'ask_pause_or_end', { mentorshipId: id, wish: 'pause', reason: 'Ταξίδι' })
    if (!pausable) await refused(asking, 'not_enough_sessions_left', 'wish')
    if (!pausable) return refused(pause(id), 'not_enough_sessions_left')
    await asking
    await pause(id)
  })

  test('R15 once per part; a second time only with the override, and both get mails again', async () => {
    const { id } = await aPause()
    expect(await resume(id)).toBe('running')
    await refused(pause(id), 'paused_before', 'override')
    await pause(id, { override: true })
    expect(await told(id)).toEqual([
      ...Array(2).fill('mentorship_paused_mentee'),
      ...Array(2).fill('mentorship_paused_mentor'),
      'mentorship_resumed_mentee',
      'mentorship_resumed_mentor',
    ])
  })

  test('R15 the day until which it is to last: from tomorrow to the last day to resume, told to both, gone when it goes on', async () => {
    const { id, mentee } = await aMentorship()
    const [day] = await owner`
      select rules.local_date()::text as today, (rules.local_date() + 1)::text as tomorrow,
        (rules.local_date() + interval '18 months')::date::text as last, ((rules.local_date() + interval '18 months')::date + 1)::text as after`
    await refused(pause(id, { until: day!.today }), 'date_in_past', 'until')
    await refused(pause(id, { until: day!.after }), 'pause_too_long', 'until')
    await pause(id, { until: day!.last })
    const [mail] = await mailRowsTo(mentee.userId, 'mentorship_paused_mentee')
    expect(mail!.content.pauseUntil).toBe(day!.last)
    const own = async () => (await ownMentorships(mentee.viewer))[0]!.pauseUntil
    expect(await own()).toBe(day!.last)
    await resume(id)
    expect(await own()).toBeNull()
    await pause(id, { until: day!.tomorrow, override: true })
    expect(await own()).toBe(day!.tomorrow)
    await stop(admin, id, { reason: 'Το ζήτησαν.' })
    expect(await own()).toBeNull()
  })

  test('R15 only a running mentorship', async () => {
    const { id } = await aMentorship()
    await refused(resume(id), 'not_paused')
    await refused(pause(2_000_000_000), 'mentorship_not_found')
    await refused(resume(2_000_000_000), 'mentorship_not_found')
    await pause(id)
    await refused(pause(id), 'no_running_mentorship')
  })

  test('R16, R17 a paused mentorship can be stopped (at once), completed, or refunded', async () => {
    const [stopped, late, closed, done, refunded] = [
      await aPause(),
      await aPause({ sessions: 1 }),
      await aPause(),
      await aPause({ sessions: 1 }),
      await aPause(),
    ]
    await owner`update data.sessions set held_on = held_on - 40 where mentorship_id = ${late.id}`
    for (const { id } of [stopped, late]) await stop(admin, id)
    await stop(admin, closed.id, { outcome: 'close' })
    await refused(complete(admin, done.id), 'below_minimum_sessions')
    await complete(admin, done.id, { belowMinimum: true })
    await call(admin, 'refund_purchase', {
      purchaseId: refunded.mentee.purchaseId,
      override: true,
      reason: 'Ασθένεια',
    })
    expect(await mentorshipRow(stopped.id)).toMatchObject({
      status: 'stopped',
      endsOn: null,
      stopOutcome: 'replace',
      partStatus: 'paid',
    })
    expect(await mentorshipRow(late.id)).toMatchObject({
      status: 'stopped',
      endsOn: null,
      stopOutcome: 'close',
      partClosedReason: 'cancelled',
    })
    expect(await mentorshipRow(closed.id)).toMatchObject({ status: 'stopped', partClosedReason: 'cancelled' })
    expect(await mentorshipRow(done.id)).toMatchObject({ status: 'completed', partClosedReason: 'completed' })
    expect(await mentorshipRow(refunded.id)).toMatchObject({
      status: 'stopped',
      partClosedReason: 'refunded',
    })
    for (const { id } of [stopped, refunded])
      expect((await told(id)).filter((kind) => kind.includes('stopped'))).toHaveLength(2)
    await refused(resume(stopped.id), 'not_paused')
    await refused(stop(admin, stopped.id), 'no_running_mentorship')
  })

  test('a pause does not block an erasure: the mentorship is stopped, and the remaining mentee can choose another mentor', async () => {
    const [left, leaving] = [await aPause(), await aPause()]
    await call(left.mentor, 'erase_me')
    expect(await mentorshipRow(left.id)).toMatchObject({
      status: 'stopped',
      partStatus: 'paid',
      stopOutcome: 'replace',
    })
    expect(await told(left.id)).toContain('mentorship_stopped_mentee')
    const [mail] = await mailRowsTo(left.mentee.userId, 'mentorship_stopped_mentee')
    expect(mail!.content).toMatchObject({ with: '—', outcome: 'replace' })
    await send(left.mentee, await aMentor())
    await call(leaving.mentee, 'erase_me')
    expect(await mentorshipRow(leaving.id)).toMatchObject({
      status: 'stopped',
      stopOutcome: 'close',
      partStatus: 'completed',
    })
    expect(await cardOf(leaving.mentor)).toMatchObject({ inCollaboration: false })
  })

  test('concurrent erasure and resumption: one counts', async () => {
    for (const order of [0, 1]) {
      const { id, mentor } = await aPause()
      const acts = [() => call(mentor, 'erase_me'), () => resume(id)]
      const results = await together(owner, { mentors: mentor.id }, order ? acts.reverse() : acts)
      expect([
        ['done', 'not_paused'],
        ['done', 'person_erased'],
        ['done', 'mentor_in_mentorship'],
      ]).toContainEqual(outcomes(results))
    }
  })
})

describe('R15 resuming', () => {
  test('R15 works in a transaction that began before the one that paused, and before midnight', async () => {
    const { id } = await aMentorship()
    const end = async () => (await mentorshipRow(id))!.plannedEndOn
    const planned = await end()
    const resumed = await act(admin.viewer, async (sql) => {
      await sql`select now()`
      await pause(id)
      await owner`update data.mentorships set paused_at = paused_at + interval '1 day' where id = ${id}`
      return sql`select api.resume_mentorship(mentorship_id => ${id}) as status`
    })
    expect([...resumed]).toEqual([{ status: 'running' }])
    const [row] = await owner`select past_pauses::text from data.mentorships where id = ${id}`
    expect(row).toEqual({ pastPauses: '{}' })
    expect(await end()).toEqual(planned)
  })

  test('R15 with the same mentor: the planned end moves by the pause, and pending requests to the mentor are closed', async () => {
    const { id, mentor } = await aPause({ sessions: 1 })
    const [before] = await owner`select planned_end_on + 40 as moved from data.mentorships where id = ${id}`
    await pausedFor(id, '40 days')
    const waiting = await aRequest({ mentor })
    expect(await resume(id)).toBe('running')
    expect(await mentorshipRow(id)).toMatchObject({
      status: 'running',
      plannedEndOn: before!.moved,
      pausedAt: null,
      resumeBy: null,
      endReason: null,
    })
    expect(await requestRow(waiting.id)).toMatchObject({
      closeReason: 'mentor_unavailable',
      partStatus: 'paid',
    })
    expect(await cardOf(mentor)).toMatchObject({ inCollaboration: true })
  })

  const reasons: Record<string, (mentor: Mentor) => Promise<unknown>> = {
    'in another mentorship': (mentor) => aMentorship({ mentor }),
    inactive: ({ id }) => call(admin, 'change_mentor_status', { status: 'inactive', mentorId: id }),
    away: ({ id }) => call(admin, 'set_away', { until: '2999-01-01', mentorId: id }),
    'no longer offering it': ({ id }) =>
      call(admin, 'edit_mentor', { mentorId: id, changes: { offers_mentoring: false } }),
  }
  test.each(Object.entries(reasons))(
    'R15 the mentor is %s: the part goes back with its counted sessions',
    async (_, leave) => {
      const { id, mentor, mentee } = await aPause({ sessions: 1 })
      await leave(mentor)
      expect(await resume(id)).toBe('stopped')
      expect(await mentorshipRow(id)).toMatchObject({
        status: 'stopped',
        partStatus: 'paid',
        stopOutcome: 'replace',
      })
      expect(await told(id)).toEqual(
        expect.arrayContaining(['mentorship_stopped_mentee', 'mentorship_stopped_mentor']),
      )
      const next = await aRequest({ mentee })
      const second = await approve(next.mentor, next.id)
      expect(await cell(owner`select rules.completed_sessions(${second})`)).toBe(1)
    },
  )

  test('R2, R3 not while the mentee has another mentorship or a pending request', async () => {
    const { id, mentee } = await aPause()
    await aPackage(mentee, 'six_months')
    const request = await aRequest({ mentee })
    await refused(resume(id), 'request_pending')
    await approve(request.mentor, request.id)
    await refused(resume(id), 'mentee_in_mentorship')
    expect(await mentorshipRow(id)).toMatchObject({ status: 'paused' })
  })

  test('R15 until eighteen months have passed; then the job closes it, once, and mails both; an admin reopens the part', async () => {
    const [early, late] = [await aPause(), await aPause()]
    await pausedFor(early.id, '18 months')
    await owner`update data.mentorships set resume_by = now() + interval '1 minute' where id = ${early.id}`
    await owner`update data.mentorships set resume_by = now() - interval '1 second' where id = ${late.id}`
    await refused(resume(late.id), 'resume_limit_passed')
    await refused(stop(admin, late.id, { outcome: 'replace' }), 'resume_limit_passed')
    await refused(complete(admin, late.id, { belowMinimum: true }), 'resume_limit_passed')
    await refused(
      call(late.mentee, 'ask_pause_or_end', { mentorshipId: late.id, wish: 'resume', reason: 'Γύρισα' }),
      'resume_limit_passed',
    )
    expect(await resume(early.id)).toBe('running')
    expect((await Promise.all([runJob('end_mentorships'), runJob('end_mentorships')])).sort()).toEqual([0, 1])
    expect(await mentorshipRow(late.id)).toMatchObject({
      status: 'stopped',
      partStatus: 'completed',
      partClosedReason: 'expired',
      stopOutcome: 'close',
    })
    expect((await told(late.id)).filter((kind) => kind.includes('stopped'))).toHaveLength(2)
    expect(await runJob('end_mentorships')).toBe(0)
    await call(admin, 'reopen_claim', { partId: late.mentee.partIds[0], reason: 'Ασθένεια' })
    expect(await partStatuses(late.mentee)).toEqual(['paid'])
  })
})

describe('R15 concurrently', () => {
  test('R1, R15 resumed while the mentor approves another mentee: one mentorship runs', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id, mentor } = await aPause()
      const request = await aRequest({ mentor })
      const acts = [() => resume(id), () => approve(mentor, request.id)]
      const results = await together(owner, { mentors: mentor.id }, round % 2 ? acts.reverse() : acts)
      const [running] =
        await owner`select count(*)::integer as count from data.mentorships where mentor_id = ${mentor.id} and status = 'running'`
      expect(running!.count).toBe(1)
      expect([
        ['done', 'done'],
        ['already_answered', 'done'],
        ['done', 'mentor_in_mentorship'],
      ]).toContainEqual(outcomes(results))
    }
  })

  test('R15, R16 paused and stopped, or resumed twice: one counts', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, mentor } = await aMentorship()
      const acts = [() => pause(id), () => stop(admin, id)]
      // A paused mentorship can still be stopped; a stopped one cannot be paused.
      expect([
        ['done', 'done'],
        ['done', 'no_running_mentorship'],
      ]).toContainEqual(
        outcomes(await together(owner, { mentors: mentor.id }, round % 2 ? acts.reverse() : acts)),
      )
      expect(await mentorshipRow(id)).toMatchObject({ status: 'stopped' })
      const paused = await aPause()
      expect(
        outcomes(
          await together(owner, { mentors: paused.mentor.id }, [
            () => resume(paused.id),
            () => resume(paused.id),
          ]),
        ),
      ).toEqual(['done', 'not_paused'])
    }
  })

  test('R15 the job against a resumption at the limit: exactly one counts', async () => {
    const { id, mentor } = await aPause()
    await owner`update data.mentorships set resume_by = now() where id = ${id}`
    const results = await together(owner, { mentors: mentor.id }, [
      () => resume(id),
      () => runJob('end_mentorships'),
    ])
    expect(outcomes(results)).toContain('resume_limit_passed')
    await runJob('end_mentorships')
    expect(await mentorshipRow(id)).toMatchObject({ status: 'stopped' })
  })
})
