import { describe, expect, test } from 'vitest'
import type { Mentee, Mentor } from '../support/people'
import { breaks, outcomes, refused, ruleOf } from '../support/refusals'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const {
  owner,
  aMentor,
  aMentee,
  aPackage,
  anAdmin,
  aRequest,
  aMentorship,
  once,
  send,
  approve,
  reject,
  withdraw,
  runJob,
  requestRow,
  mentorshipRow,
  cardOf,
  mailsAbout,
  moveDeadline,
} = await openWorld({ breaks: true })

/** Approves as the mentor, without the app’s retry after a deadlock. */
const approveOnce = (mentor: Mentor, id: number) =>
  once(mentor.viewer, (sql) => sql`select api.approve_mentorship_request(request_id => ${id})`)

/** Writes a mentorship past every act. */
const writeMentorship = (mentor: Mentor, mentee: Mentee, status = 'running') =>
  owner`insert into data.mentorships ${owner({
    mentorId: mentor.id,
    mentorUserId: mentor.userId,
    menteeId: mentee.id,
    menteeUserId: mentee.userId,
    partId: mentee.partIds[0]!,
    kind: 'mentoring',
    plannedEndOn: '2999-01-01',
    status,
  })}`

describe('R11 approving', () => {
  test('R11 starts the mentorship, makes the mentor unavailable and mails both', async () => {
    const { id, mentor, mentee } = await aRequest()
    const mentorshipId = await approve(mentor, id)

    expect(await requestRow(id)).toMatchObject({
      status: 'approved',
      closedBy: 'mentor',
      closedByUserId: mentor.userId,
      partStatus: 'running',
    })
    expect(await mentorshipRow(mentorshipId)).toMatchObject({
      status: 'running',
      requestId: id,
      mentorId: mentor.id,
      menteeId: mentee.id,
      kind: 'mentoring',
      createdByUserId: mentor.userId,
    })
    expect(await cardOf(mentor)).toMatchObject({ inCollaboration: true, availableForMentoring: false })
    expect(await mailsAbout('mentorshipId', mentorshipId)).toEqual([
      'mentorship_started_mentee',
      'mentorship_started_mentor',
    ])
  })

  test.each([
    ['three_months', 3],
    ['six_months', 6],
  ] as const)('R11 %s end as planned after %i months', async (kind, months) => {
    const { id, mentor } = await aRequest({ mentee: await aMentee({ kind }) })
    const mentorshipId = await approve(mentor, id)
    const [row] = await owner`
      select planned_end_on = (rules.local_date() + make_interval(months => ${months}))::date as as_planned
      from data.mentorships where id = ${mentorshipId}`
    expect(row).toEqual({ asPlanned: true })
  })

  test('R11 the mentor’s other requests are closed as unavailable, their mentees get a mail and their parts back', async () => {
    const mentor = await aMentor()
    const chosen = await aRequest({ mentor })
    const others = [await aRequest({ mentor }), await aRequest({ mentor })]
    await approve(mentor, chosen.id)
    for (const { id, mentee } of others) {
      expect(await requestRow(id)).toMatchObject({
        status: 'rejected',
        closeReason: 'mentor_unavailable',
        closedBy: 'system',
        closedByUserId: null,
        partStatus: 'paid',
      })
      expect(await mailsAbout('requestId', id)).toEqual(['mentor_unavailable'])
      await send(mentee, await aMentor())
    }
  })

  test.each([
    ['mentor_not_available', 'away', { away_until: '2999-01-01' }],
    ['mentor_not_available', 'inactive', { status: 'inactive' }],
    ['mentor_not_available', 'no longer offering it', { offers_mentoring: false, offers_coaching: true }],
  ])('R6, R11 checks again: %s if the mentor is %s by then', async (rule, _, change) => {
    const { id, mentor } = await aRequest()
    await owner`update data.mentors set ${owner(change)} where id = ${mentor.id}`
    await refused(approve(mentor, id), rule)
    expect(await requestRow(id)).toMatchObject({ status: 'pending', partStatus: 'pending' })
  })

  test('R4, R11 checks again: no mentorship on a part that is not pending', async () => {
    const { id, mentor, mentee } = await aRequest()
    await owner`update data.parts set status = 'paid' where id = ${mentee.partIds[0]!}`
    await refused(approve(mentor, id), 'payment_not_confirmed')
  })

  test('R2, R11 checks again: no second mentorship for a mentee', async () => {
    const { id, mentor, mentee } = await aRequest()
    // As if the team had created it while the request was pending.
    await writeMentorship(await aMentor(), { ...mentee, ...(await aPackage(mentee, 'three_months')) })
    await refused(approve(mentor, id), 'mentee_in_mentorship')
  })
})

describe('R10 answering', () => {
  test('R10 only the mentor of the request: another mentor or a mentee finds no such request', async () => {
    const { id, mentee } = await aRequest()
    for (const act of [approve, reject]) {
      await refused(act(await aMentor(), id), 'request_not_found')
      await refused(act(mentee, id), 'request_not_found')
      await refused(act(await aMentor(), 2_000_000_000), 'request_not_found')
    }
  })

  test('R10 an admin answers for the mentor; that is recorded and the mentor gets a mail', async () => {
    const admin = await anAdmin()
    const [accepted, declined] = [await aRequest(), await aRequest()]
    await approve(admin, accepted.id)
    await reject(admin, declined.id, {
      rejectReason: 'no_time',
      rejectMessage: 'Δεν προλαβαίνει.',
      teamNote: 'τηλεφώνησε',
    })

    expect(await requestRow(accepted.id)).toMatchObject({
      status: 'approved',
      closedBy: 'admin',
      closedByUserId: admin.userId,
    })
    expect(await requestRow(declined.id)).toMatchObject({
      status: 'rejected',
      closeReason: 'admin_rejected',
      closedBy: 'admin',
      closedByUserId: admin.userId,
      rejectReason: 'no_time',
      rejectMessage: 'Δεν προλαβαίνει.',
      teamNote: 'τηλεφώνησε',
      partStatus: 'paid',
    })
    expect(await mailsAbout('requestId', declined.id)).toEqual(['answered_for_you', 'request_rejected'])
  })

  test('R10 a request is answered once', async () => {
    const [accepted, declined] = [await aRequest(), await aRequest()]
    await approve(accepted.mentor, accepted.id)
    await reject(declined.mentor, declined.id)
    for (const { mentor, id } of [accepted, declined]) {
      await refused(approve(mentor, id), 'already_answered')
      await refused(reject(mentor, id), 'already_answered')
    }
    expect(await requestRow(declined.id)).toMatchObject({
      closeReason: 'mentor_rejected',
      closedBy: 'mentor',
    })
    expect(await mailsAbout('requestId', declined.id)).toEqual(['request_rejected'])
  })
})

describe('R1, R2 one mentorship at a time', () => {
  test('R1, R2 are indexes: a second running mentorship of a mentor, a mentee or a part cannot be written', async () => {
    const { id, mentor, mentee } = await aMentorship()
    const another = await aMentor()
    await breaks(writeMentorship(mentor, await aMentee()), 'mentor_in_mentorship')
    await breaks(writeMentorship(another, mentee), 'mentee_in_mentorship')
    await breaks(writeMentorship(another, mentee, 'paused'), 'part_in_mentorship')
    expect(await mentorshipRow(id)).toMatchObject({ status: 'running' })
  })

  test('R1 of two concurrent approvals one wins and the other request is closed', async () => {
    const mentor = await aMentor()
    const requests = [await aRequest({ mentor }), await aRequest({ mentor })]
    // No retry: rows are locked in one order, so there is no deadlock to retry after.
    const acts = requests.map((request) => () => approveOnce(mentor, request.id))
    const results = await together(owner, { mentors: mentor.id }, acts)
    expect(outcomes(results)).toEqual(['already_answered', 'done'])
    const rows = await Promise.all(requests.map(({ id }) => requestRow(id)))
    expect(rows.map((row) => row.status).sort()).toEqual(['approved', 'rejected'])
  })

  test('R6, R11 a request concurrent with an approval: none stays pending at a mentor with a mentorship', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, mentor } = await aRequest()
      const other = await aMentee()
      const acts = [() => approve(mentor, id), () => send(other, mentor)]
      const results = await together(owner, { mentors: mentor.id }, round % 2 ? acts.reverse() : acts)
      expect(outcomes(results).filter((rule) => !['done', 'mentor_in_mentorship'].includes(rule))).toEqual([])
      expect(
        await owner`select from data.mentorship_requests where mentor_id = ${mentor.id} and status = 'pending'`,
      ).toHaveLength(0)
    }
  })

  test('R2 two mentors approve one mentee at the same time: one mentorship', async () => {
    const mentee = await aMentee()
    const { id, mentor } = await aRequest({ mentee })
    const results = await together(owner, { mentees: mentee.id }, [
      () => approve(mentor, id),
      async () => send(mentee, await aMentor()),
    ])
    expect(outcomes(results)).toContain('done')
    expect(results[1]).toMatchObject({ status: 'rejected' })
    expect(['request_pending', 'mentee_in_mentorship']).toContain(
      ruleOf((results[1] as PromiseRejectedResult).reason),
    )
  })
})

describe('R10, R12 one outcome', () => {
  const ends = [
    'mentorship_started_mentee',
    'request_rejected',
    'request_withdrawn',
    'request_expired_mentee',
  ]

  /** The outcome of the request, and how many of the mails about an outcome were queued. */
  async function outcomeOf(id: number) {
    const { status, closeReason } = await requestRow(id)
    const mails = await owner`
      select from private.outbox o where kind = any (${ends}) and (content->>'requestId' = ${String(id)}
        or content->>'mentorshipId' = (select s.id::text from data.mentorships s where s.request_id = ${id}))`
    return { outcome: (closeReason ?? status) as string, mails: mails.length }
  }

  test('R10 concurrent approval, rejection and withdrawal: exactly one counts, with one mail', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, mentor, mentee } = await aRequest()
      const acts = [() => approve(mentor, id), () => reject(mentor, id), () => withdraw(mentee, id)]
      const inTurn = acts.map((_, n) => acts[(n + round) % acts.length]!)
      const results = await together(owner, { mentors: mentor.id }, inTurn)
      expect(outcomes(results)).toEqual(['already_answered', 'already_answered', 'done'])
      const { outcome, mails } = await outcomeOf(id)
      expect(['approved', 'mentor_rejected', 'withdrawn']).toContain(outcome)
      expect(mails).toBe(1)
    }
  })

  test('R9, R10 the expiry job against answers around the deadline: exactly one counts', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, mentor, mentee } = await aRequest()
      await moveDeadline(id, `${round} milliseconds`)
      const results = await Promise.allSettled([
        approve(mentor, id),
        withdraw(mentee, id),
        reject(mentor, id),
        runJob('expire_requests'),
      ])
      const { outcome, mails } = await outcomeOf(id)
      // Withdrawing a request that lapsed is no refusal, and no act.
      const acted = results
        .slice(0, 3)
        .filter(({ status }, act) => status === 'fulfilled' && !(act === 1 && outcome === 'expired')).length
      expect(results[3]!.status).toBe('fulfilled')
      expect(['done', 'already_answered', 'deadline_passed']).toEqual(
        expect.arrayContaining(outcomes(results)),
      )
      expect(acted).toBe(['pending', 'expired'].includes(outcome) ? 0 : 1)
      expect(mails).toBe(outcome === 'pending' ? 0 : 1)
    }
  })
})
