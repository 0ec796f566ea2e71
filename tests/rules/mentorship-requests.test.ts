import { describe, expect, test } from 'vitest'
import { CoachingRequest, MentoringRequest } from '~/domain/mentorship-requests/schema'
import { breaks, outcomes, refused } from '../support/refusals'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const {
  owner,
  aMentor,
  aMentee,
  aPackage,
  theAdmin,
  aRequest,
  send,
  sendForCoaching,
  withdraw,
  approve,
  reject,
  requestRow,
  partStatuses,
  mailsAbout,
} = await openWorld()

describe('R3 one at a time', () => {
  test('R3 a mentee with a pending request can send no other, of any kind', async () => {
    const { mentee } = await aRequest({ mentee: await aMentee({ kind: 'six_months' }) })
    await aPackage(mentee, 'three_months')
    await aPackage(mentee, 'two_in_one')
    await refused(send(mentee, await aMentor()), 'request_pending')
    await refused(sendForCoaching(mentee, await aMentor({ offersCoaching: true })), 'request_pending')
  })

  test('R3 of five concurrent requests one is sent', async () => {
    const mentee = await aMentee()
    await aPackage(mentee, 'three_months')
    await aPackage(mentee, 'six_months')
    const mentors = await Promise.all(Array.from({ length: 5 }, () => aMentor()))

    const results = await together(
      owner,
      { mentees: mentee.id },
      mentors.map((mentor) => () => send(mentee, mentor)),
    )

    expect(outcomes(results)).toEqual(['done', ...Array(4).fill('request_pending')])
    expect(await partStatuses(mentee)).toEqual(['pending', 'paid', 'paid'])
  })

  test('R3 is an index: a second pending request cannot be written', async () => {
    const { id } = await aRequest()
    await breaks(
      owner`
      insert into data.mentorship_requests (mentee_id, mentee_user_id, mentor_id, mentor_user_id, part_id, kind, message, answer_due_at)
      select mentee_id, mentee_user_id, mentor_id, mentor_user_id, part_id, kind, message, answer_due_at
      from data.mentorship_requests where id = ${id}`,
      'request_pending',
    )
  })
})

describe('R4 the package', () => {
  test.each([
    ['without a package', 'none', 'no_package'],
    ['on an unpaid package', 'awaiting_payment', 'payment_not_confirmed'],
  ] as const)('R4 no request %s', async (_, bought, rule) => {
    await refused(send(await aMentee({ package: bought }), await aMentor()), rule)
  })

  test('R4 the package that was paid first is used first, and is reserved by the request', async () => {
    const mentee = await aMentee({ kind: 'three_months' })
    const later = await aPackage(mentee, 'six_months')
    await owner`update data.purchases set paid_at = now() - interval '3 days' where id = ${later.purchaseId}`
    const { partId } = await requestRow(await send(mentee, await aMentor()))
    expect(partId).toBe(later.partIds[0])
    expect(await partStatuses(mentee)).toEqual(['paid', 'pending'])
  })
})

describe('R6, R7 the mentor', () => {
  test('R6 no request to a mentor who does not offer this', async () => {
    const coach = await aMentor({ offersMentoring: false, offersCoaching: true })
    await refused(send(await aMentee(), coach), 'mentor_not_available')
    await refused(
      sendForCoaching(await aMentee({ kind: 'two_in_one' }), await aMentor()),
      'mentor_not_available',
    )
  })

  test('R6 a mentor whose absence has ended can be asked', async () => {
    const mentor = await aMentor()
    await owner`update data.mentors set away_until = rules.local_date() where id = ${mentor.id}`
    await send(await aMentee(), mentor)
  })

  test.each(['new', 'awaiting_response', 'inactive', 'rejected'] as const)(
    'R6 a mentor with status %s does not exist for a mentee',
    async (status) => {
      await refused(send(await aMentee(), await aMentor({ status })), 'mentor_not_found')
    },
  )

  test('R6 a private mentor exists only for a mentee with an open package', async () => {
    const mentor = await aMentor({ visibility: 'private' })
    await refused(send(await aMentee({ package: 'none' }), mentor), 'mentor_not_found')
    await refused(send(await aMentee({ package: 'awaiting_payment' }), mentor), 'mentor_not_found')
    await send(await aMentee(), mentor)
  })

  test('R7 a user cannot send a request to their own mentor profile', async () => {
    const mentor = await aMentor()
    await refused(send(await aMentee({ userId: mentor.userId }), mentor), 'own_profile')
  })

  test('R7 is a constraint: no request and no mentorship has the same user on both sides', async () => {
    const mentor = await aMentor()
    const mentee = await aMentee({ userId: mentor.userId })
    const pair = {
      menteeId: mentee.id,
      menteeUserId: mentee.userId,
      mentorId: mentor.id,
      mentorUserId: mentor.userId,
      partId: mentee.partIds[0]!,
      kind: 'mentoring',
    }
    await breaks(
      owner`insert into data.mentorship_requests ${owner({ ...pair, message: 'x'.repeat(20), answerDueAt: new Date() })}`,
      'own_profile',
    )
    await breaks(
      owner`insert into data.mentorships ${owner({ ...pair, plannedEndOn: '2999-01-01' })}`,
      'own_profile',
    )
  })
})

describe('R8, R22 the text of a request', () => {
  test.each([
    [19, false],
    [20, true],
    [2000, true],
    [2001, false],
  ])('R8 a message of %i characters', (length, fits) => {
    const result = MentoringRequest.safeParse({ kind: 'mentoring', message: 'ά'.repeat(length) })
    expect(result.success).toBe(fits)
    if (!fits) expect(result.error!.issues[0]).toMatchObject({ path: ['message'], message: 'message_length' })
  })

  test('R8 the database enforces the lengths for every caller', async () => {
    for (const length of [19, 2001]) {
      await refused(send(await aMentee(), await aMentor(), 'x'.repeat(length)), 'message_length', 'message')
    }
  })

  test('R8 coaching also needs a reason, a field and the terms', () => {
    const { error } = CoachingRequest.safeParse({ kind: 'coaching', message: 'x'.repeat(20) })
    expect(error!.issues.map((issue) => issue.path[0]).sort()).toEqual([
      'fieldOfInterest',
      'reason',
      'termsAccepted',
    ])
  })

  test('R8 is a constraint: no coaching request without a reason and a field', async () => {
    const { id } = await aRequest({ kind: 'coaching' })
    await breaks(
      owner`update data.mentorship_requests set reason = null where id = ${id}`,
      'coaching_request_complete',
    )
    await breaks(
      owner`update data.mentorship_requests set field_of_interest_id = null where id = ${id}`,
      'coaching_request_complete',
    )
  })

  test('R22 a coaching request requires the coachee terms, and the consent is stored', async () => {
    const [mentee, coach] = [await aMentee({ kind: 'two_in_one' }), await aMentor({ offersCoaching: true })]
    const accepted = async () =>
      (
        await owner`select version from data.consents where user_id = ${mentee.userId} and text = 'coachee_terms' and given`
      ).length
    await refused(
      sendForCoaching(mentee, coach, { termsAccepted: false }),
      'terms_not_accepted',
      'termsAccepted',
    )
    expect(await accepted()).toBe(0)
    await sendForCoaching(mentee, coach)
    expect(await accepted()).toBe(1)
  })
})

describe('R12 withdrawing', () => {
  test('R12 the mentee withdraws their own request; the part is free and the mentor gets a mail', async () => {
    const { id, mentee } = await aRequest()
    await withdraw(mentee, id)
    expect(await requestRow(id)).toMatchObject({
      status: 'rejected',
      closeReason: 'withdrawn',
      closedBy: 'mentee',
      closedByUserId: mentee.userId,
      partStatus: 'paid',
    })
    expect(await mailsAbout('requestId', id)).toEqual(['request_withdrawn'])
    await send(mentee, await aMentor())
  })

  test('R12 an answered request cannot be withdrawn', async () => {
    const approved = await aRequest()
    await approve(approved.mentor, approved.id)
    await refused(withdraw(approved.mentee, approved.id), 'already_answered')
    const rejected = await aRequest()
    await reject(rejected.mentor, rejected.id)
    await refused(withdraw(rejected.mentee, rejected.id), 'already_answered')
  })

  test('R12 only its mentee: another mentee and the mentor find no request, an admin may not', async () => {
    const { id, mentor } = await aRequest()
    await refused(withdraw(await aMentee({ package: 'none' }), id), 'request_not_found')
    await refused(withdraw(mentor, id), 'role_not_held')
    await refused(withdraw(await theAdmin(), id), 'raw 42501')
    expect(await requestRow(id)).toMatchObject({ status: 'pending' })
  })
})
