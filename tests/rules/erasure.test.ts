import { describe, expect, test } from 'vitest'
import { call, list } from '../support/calls'
import { checkoutsOf } from '../support/checkouts'
import { rowsWith } from '../support/dump'
import { breaks, outcomes, refused } from '../support/refusals'
import { cell, column } from '../support/rows'
import { together } from '../support/together'
import type { Mentee, Woman } from '../support/people'
import { openWorld } from '../support/world'

const world = await openWorld()
const {
  owner,
  aMentee,
  aMentor,
  aPackage,
  aRequest,
  anAdmin,
  theAdmin,
  confirmPayment,
  send,
  requestRow,
  purchaseRow,
  flagsOf,
  cardOf,
  words,
  anAward,
  mailsTo,
} = world
const { named, paid, settle } = checkoutsOf(world)

const admin = await theAdmin()
const closedParts = (purchaseId: number) =>
  column(owner`
    select concat_ws(' ', status, closed_reason) from data.parts where purchase_id = ${purchaseId} order by position`)

// By the user, and by an admin for the user.
const ways = {
  'by the user': (mentee: Woman) => call(mentee, 'erase_me'),
  'by an admin': ({ userId }: Woman) => call(admin, 'erase_user', { userId }),
}

describe.each(Object.keys(ways) as (keyof typeof ways)[])('an erasure %s', (way) => {
  const erase = (woman: Woman) => ways[way](woman)

  test('cancels unpaid orders: they leave the queue, and no deposit opens them', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    await erase(mentee)
    expect(await purchaseRow(mentee.purchaseId)).toMatchObject({
      paidAt: null,
      cancelledAt: expect.any(Date) as Date,
    })
    expect(await closedParts(mentee.purchaseId)).toEqual(['completed cancelled'])
    await refused(confirmPayment(admin, mentee.purchaseId), 'purchase_closed')
  })

  test('mails the former address once, and nothing of it stays when the mail is sent or dead', async () => {
    for (const settled of [[], ['no such address', true]]) {
      const mentee = await aMentee({ package: 'none' })
      const [{ email }] = await owner<[{ email: string }]>`
        select email from data.users where id = ${mentee.userId}`
      await erase(mentee)
      const mails = await owner<{ id: string; toUserId: number | null; content: object; kind: string }[]>`
        select id, to_user_id, content, kind from private.outbox where to_email = ${email}`
      expect(mails).toMatchObject([{ kind: 'erased', toUserId: null, content: { name: '' } }])
      const [failure = null, refused = false] = settled as [string?, boolean?]
      await owner`select api.settle_mail(${mails[0]!.id}, ${failure}, ${refused})`
      expect(await rowsWith(owner, [email])).toEqual([])
    }
  })

  test('makes a later card payment a flagged surplus to refund, which opens nothing', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    const checkout = await named(mentee)
    await erase(mentee)
    expect(await settle(paid(checkout))).toBe('paid')
    expect(await flagsOf(mentee)).toEqual(['paid_after_closing'])
    expect(await closedParts(mentee.purchaseId)).toEqual(['completed cancelled'])
  })

  test('gives up remaining parts, also pending ones, and keeps completed ones', async () => {
    const mentee = await aMentee({ kind: 'two_in_one' })
    const { purchaseId } = await aPackage(mentee, 'six_months')
    const mentor = await aMentor()
    await send(mentee, mentor)
    await erase(mentee)
    expect(await closedParts(mentee.purchaseId)).toEqual(Array(3).fill('completed cancelled'))
    expect(await closedParts(purchaseId)).toEqual(['completed cancelled'])
    await refused(call(admin, 'reopen_claim', { partId: mentee.partIds[1], reason: words }), 'person_erased')
    await refused(
      call(admin, 'create_mentorship', { partId: mentee.partIds[0], mentorId: mentor.id }),
      'person_erased',
    )
  })

  test('mails the mentor of the mentee’s pending request, without the mentee’s name', async () => {
    const { id, mentor, mentee } = await aRequest()
    await erase(mentee)
    expect(await requestRow(id)).toMatchObject({ closeReason: 'withdrawn' })
    expect(await mailsTo(mentor, 'request_withdrawn')).toMatchObject([{ mentee: '—', message: '—' }])
  })

  test('mails the mentees who wait for an erased mentor, and nobody can make that mentor public again', async () => {
    const mentor = await aMentor()
    // Away, since otherwise a subscriber would get a mail at once.
    await call(mentor, 'set_away', { until: '2999-01-01' })
    const [waiting, told] = [await aMentee({ package: 'none' }), await aMentee({ package: 'none' })]
    for (const mentee of [waiting, told]) await call(mentee, 'tell_me_when_free', { mentorId: mentor.id })
    await owner`update data.availability_alerts set told_at = now() where mentee_id = ${told.id}`
    await erase(mentor)
    expect([
      (await mailsTo(waiting, 'mentor_left')).length,
      (await mailsTo(told, 'mentor_left')).length,
    ]).toEqual([1, 0])
    await refused(
      call(admin, 'change_mentor_status', { status: 'active', mentorId: mentor.id }),
      'person_erased',
    )
    expect(await cardOf(mentor)).toMatchObject({ audience: 'hidden', availableForMentoring: false })
  })

  type Use = (mentee: Mentee, purchaseId: number) => Promise<unknown>
  const unused = async () => {}
  test.each<[string, 'full_3m' | 'partial_50', Use]>([
    ['scholarship that was used', 'full_3m', async (mentee) => send(mentee, await aMentor())],
    ['half scholarship whose other half was paid', 'partial_50', (_, id) => confirmPayment(admin, id)],
  ])('keeps a %s, and frees another', async (_, kind, use) => {
    for (const [act, kept] of [
      [use, true],
      [unused, false],
    ] as const) {
      const mentee = await aMentee({ package: 'none' })
      await act(mentee, await anAward(mentee, kind))
      await erase(mentee)
      const withdrawnAt = await cell(
        owner`select withdrawn_at from data.awards where mentee_id = ${mentee.id}`,
      )
      expect(withdrawnAt === null).toBe(kept)
      // The limits are per year; the next case starts in a fresh one.
      await owner`update data.awards set withdrawn_at = coalesce(withdrawn_at, now())`
    }
  })
})

test('shows before it what will be lost: orders, and packages with parts left, with the refund ground', async () => {
  const mentee = await aMentee({ kind: 'two_in_one' })
  const later = await aPackage(mentee, 'six_months')
  await owner`update data.purchases set paid_at = paid_at - interval '20 days' where id = ${later.purchaseId}`
  const order = await aPackage(mentee, 'three_months', 'awaiting_payment')
  expect(await list(mentee, 'erasure_losses')).toMatchObject([
    { purchaseId: mentee.purchaseId, paid: true, partsLeft: 3, refundGround: 'withdrawal' },
    { purchaseId: later.purchaseId, paid: true, partsLeft: 1, refundGround: null },
    { purchaseId: order.purchaseId, paid: false, partsLeft: 1, refundGround: null },
  ])
  expect(await list(await aMentee(), 'erasure_losses')).toHaveLength(1)
  expect(await list(await aMentor(), 'erasure_losses')).toEqual([])
})

describe('concurrent with an erasure', () => {
  test('a note is written before it and erased with it, or refused', async () => {
    for (let round = 0; round < 6; round += 1) {
      const mentee = await aMentee({ package: 'none' })
      const acts = [
        () => call(mentee, 'erase_me'),
        () => call(admin, 'write_note', { aboutUserId: mentee.userId, text: words }),
      ]
      const results = await together(owner, { users: mentee.userId }, round % 2 ? acts.reverse() : acts)
      expect([
        ['done', 'done'],
        ['done', 'person_erased'],
      ]).toContainEqual(outcomes(results))
      expect(await owner`select from data.notes where about_user_id = ${mentee.userId}`).toHaveLength(0)
    }
  })

  test('a mentor is not made public, a message is not kept', async () => {
    for (const act of [
      (mentorId: number) => call(admin, 'change_mentor_status', { status: 'active', mentorId }),
      (profileId: number) => call(admin, 'send_message', { toRole: 'mentor', profileId, text: words }),
    ]) {
      const mentor = await aMentor({ status: 'inactive' })
      await together(owner, { users: mentor.userId }, [() => call(mentor, 'erase_me'), () => act(mentor.id)])
      expect(await owner`select from data.messages where to_user_id = ${mentor.userId}`).toHaveLength(0)
      expect(await cardOf(mentor)).toMatchObject({ audience: 'hidden' })
    }
  })
})

test('of a pair only facts stay: nothing that the other wrote about the erased user, in the tables or in a mail', async () => {
  for (const side of ['mentee', 'mentor'] as const) {
    const secret = `Η Μυρτώ ${side}`
    const rejected = await aRequest()
    await call(rejected.mentor, 'reject_mentorship_request', {
      requestId: rejected.id,
      rejectMessage: side === 'mentee' ? secret : 'Λυπάμαι',
      teamNote: side === 'mentee' ? secret : null,
    })
    const request = await aRequest({ mentee: rejected.mentee })
    await call(request.mentor, 'ask_question', { requestId: request.id, question: secret })
    const mentorshipId = await world.approve(request.mentor, request.id)
    const [gone, other] =
      side === 'mentee' ? [request.mentee, request.mentor] : [request.mentor, request.mentee]
    const startsAt = new Date(Date.now() + 1e8)
    await call(other, 'plan_session', { mentorshipId, startsAt, note: secret })
    await call(other, 'ask_pause_or_end', { mentorshipId, wish: 'end', reason: secret })
    const [wish] = await owner`select id from data.pair_wishes where mentorship_id = ${mentorshipId}`
    await call(admin, 'answer_wish', { wishId: wish!.id, answer: secret })
    await call(other, 'ask_pause_or_end', { mentorshipId, wish: 'pause', reason: secret })
    if (side === 'mentee') await call(other, 'write_goal', { mentorshipId, text: secret })
    await world.stop(admin, mentorshipId)
    await call(other, 'give_feedback', {
      mentorshipId,
      step: 'end',
      going: 'well',
      words: secret,
      testimonial: secret,
    })
    expect(await rowsWith(owner, [secret])).not.toEqual([])
    await call(gone, 'erase_me')
    expect(await rowsWith(owner, [secret])).toEqual([])
    const [kept] = await owner`select answers from data.feedback where mentorship_id = ${mentorshipId}`
    expect(kept).toEqual({ answers: { going: 'well' } })
  }
})

test('the card shows the user’s name: after a mentee’s edit, an approval, an admin’s own edit', async () => {
  const applicant = await aMentor({ status: 'new', surname: 'Παλιά' })
  const asMentee = await aMentee({ userId: applicant.userId, package: 'none' })
  await call(asMentee, 'edit_mentee', { changes: { surname: 'Νέα' } })
  expect(await cardOf(applicant)).toMatchObject({ surname: 'Νέα' })
  await call(admin, 'decide_application', {
    mentorId: applicant.id,
    decision: 'active',
    experienceChecked: true,
  })
  expect(await cardOf(applicant)).toMatchObject({
    surname: 'Νέα',
    folded: expect.stringContaining('νεα') as string,
  })

  const edit = await call(applicant, 'send_edit_request', { changes: { surname: 'Νεότερη' } })
  await call(admin, 'decide_edit_request', { editRequestId: edit, approve: true })
  expect(await cardOf(applicant)).toMatchObject({ surname: 'Νεότερη' })

  const applied = await aMentor({ status: 'rejected' })
  const herself = await anAdmin({ userId: applied.userId })
  await call(herself, 'edit_own_user', { name: 'Άλλη', surname: 'Ονομασία', phone: '+306900000000' })
  expect(await cardOf(applied)).toMatchObject({ name: 'Άλλη', surname: 'Ονομασία' })
  await breaks(
    owner`insert into data.mentor_cards (mentor_id, name, surname, title) values (${applied.id}, 'x', 'y', '')`,
    'mentor_cards_pkey',
  )
})
