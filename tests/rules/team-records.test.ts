// The team's pages of a mentee, a purchase and a mentorship: what they read, and what they say is needed now.
import { describe, expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { editMentee, findMenteeRecord } from '~/domain/mentees/admin-mentees.server'
import { readMenteePage } from '~/domain/mentees/mentee-page.server'
import { giveFeedback } from '~/domain/mentorships/feedback.server'
import { readMentorshipRecord } from '~/domain/mentorships/mentorship-records.server'
import { readPurchaseRecord } from '~/domain/purchases/purchase-records.server'
import { mentorshipNeed, purchaseNeed } from '~/domain/records/needs'
import { call, list } from '../support/calls'
import type { Mentee, Woman } from '../support/people'
import { refused } from '../support/refusals'
import { openWorld } from '../support/world'

const {
  owner,
  aMentee,
  aMentor,
  aMentorship,
  aPackage,
  aRequest,
  anAdmin,
  theAdmin,
  askRefund,
  complete,
  confirmPayment,
  increase,
  moveDeadline,
  prove,
  stop,
} = await openWorld()
const admin = await theAdmin()

const ofMentee = async (mentee: Pick<Mentee, 'id'>, by: Woman = admin) =>
  (await readMenteePage(by.viewer, mentee.id, { before: null, language: 'el' }))!
const needOf = async (mentee: Mentee, by?: Woman) => (await ofMentee(mentee, by)).need
const participant = async (mentee: Mentee) => (await findMenteeRecord(admin.viewer, mentee.id))!.participant
const ofPurchase = async (id: number) => (await readPurchaseRecord(admin.viewer, id))!
const needOfPurchase = async (id: number) => purchaseNeed(await ofPurchase(id)).need
const ofPair = async (id: number, by: Woman = admin) => (await readMentorshipRecord(by.viewer, id))!
const needOfPair = async (id: number, by?: Woman) => mentorshipNeed(await ofPair(id, by)).need

describe('the page of a mentee', () => {
  test('names the participant: candidate coachee, coachee while the coaching runs, then mentee', async () => {
    const mentee = await aMentee({ kind: 'two_in_one' })
    expect(await participant(mentee)).toBe('candidate_coachee')
    const { parts } = await ofMentee(mentee)
    expect(parts.map(({ locked, freeSince }) => [locked, freeSince !== null])).toEqual([
      [false, true],
      [true, false],
      [true, false],
    ])
    const { id } = await aMentorship({ mentee, kind: 'coaching' })
    expect(await participant(mentee)).toBe('coachee')
    await complete(admin, id, { belowMinimum: true })
    expect(await participant(mentee)).toBe('mentee')
    expect((await ofMentee(mentee)).parts.map(({ locked }) => locked)).toEqual([false, false, false])
    expect(await participant(await aMentee({ package: 'none' }))).toBe('mentee')
  })

  test('says what is needed now, from the order to the completion', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    expect(await needOf(mentee)).toMatchObject({ need: 'unpaid', id: mentee.purchaseId })
    await prove(mentee, mentee.purchaseId)
    expect(await needOf(mentee)).toMatchObject({ need: 'proof', id: mentee.purchaseId })
    await confirmPayment(admin, mentee.purchaseId)
    expect(await needOf(mentee)).toMatchObject({ need: 'free', id: mentee.id })
    await owner`update data.purchases set paid_at = now() - interval '15 days' where id = ${mentee.purchaseId}`
    expect(await needOf(mentee)).toMatchObject({ need: 'unmatched', id: mentee.id })
    const { id, mentor } = await aMentorship({ mentee })
    expect(await needOf(mentee)).toMatchObject({ need: 'running', id })
    await owner`update data.mentorships set started_at = now() - interval '50 days' where id = ${id}`
    expect(await needOf(mentee)).toMatchObject({ need: 'quiet', id, count: 50 })
    for (let done = 0; done < 3; done += 1) await increase(mentee, id)
    expect(await needOf(mentee)).toMatchObject({ need: 'ready', id, count: 3 })
    await complete(admin, id)
    expect(await needOf(mentee)).toEqual({ need: 'nothing' })
    expect((await ofMentee(mentee)).mentorships).toMatchObject([
      { id, mentorId: mentor.id, status: 'completed' },
    ])
  })

  test('a refund request comes before a deadline, and a deadline of tomorrow before the rest', async () => {
    const { mentee, id } = await aRequest()
    expect(await needOf(mentee)).toMatchObject({ need: 'answer', id })
    await moveDeadline(id, '5 hours')
    expect(await needOf(mentee)).toMatchObject({ need: 'answerSoon', id })
    const other = await aMentee()
    await owner`update data.purchases set paid_at = now() - interval '20 days' where id = ${other.purchaseId}`
    await askRefund(other.viewer, { purchaseId: other.purchaseId, text: 'Δεν προλαβαίνω.' })
    expect((await needOf(other)).need).toBe('refundAsked')
    expect(await needOfPurchase(other.purchaseId)).toBe('refundAsked')
  })

  test('R25 an admin’s own mentee profile has no act', async () => {
    const mentee = await aMentee({ package: 'awaiting_payment' })
    const herself = await anAdmin({ userId: mentee.userId })
    expect(await needOf(mentee, herself)).toEqual({ need: 'own' })
  })

  test('the profile is changed at once; a county only in Greece; an unknown birthdate stays unknown', async () => {
    const mentee = await aMentee()
    const changed = {
      name: 'Θάλεια',
      surname: 'Νέα',
      phone: '+306900000001',
      about: 'Αλλάζω κλάδο.',
      birthdate: null,
      visibility: 'public' as const,
      country: 'DE',
      countyId: 1,
      topicIds: [],
    }
    const before = await findMenteeRecord(admin.viewer, mentee.id)
    await editMentee(admin.viewer, mentee.id, changed)
    expect(await findMenteeRecord(admin.viewer, mentee.id)).toMatchObject({
      fullName: 'Θάλεια Νέα',
      phone: '+306900000001',
      visibility: 'public',
      about: 'Αλλάζω κλάδο.',
      country: 'DE',
      countyId: null,
      birthdate: before!.birthdate,
    })
    await refused(editMentee(admin.viewer, mentee.id, { ...changed, birthdate: '2020-01-01' }), 'too_young')
    await refused(editMentee(admin.viewer, 2_000_000_000, changed), 'mentee_not_found')
  })

  test('shows the guardian whom the last order of a minor named', async () => {
    const mentee = await aMentee()
    await owner`update data.purchases set guardian_name = 'Μάρω Νέου', guardian_email = 'maro@test.example',
      guardian_consented_at = now() where id = ${mentee.purchaseId}`
    expect(await findMenteeRecord(admin.viewer, mentee.id)).toMatchObject({
      guardianName: 'Μάρω Νέου',
      guardianEmail: 'maro@test.example',
    })
  })
})

describe('the page of a purchase', () => {
  test('shows the payment with the admin who confirmed it, the parts, the mentorships', async () => {
    const { mentee, id, mentor } = await aMentorship({ sessions: 1 })
    const { purchase, parts, payments, mentorships } = await ofPurchase(mentee.purchaseId)
    expect(purchase).toMatchObject({ menteeId: mentee.id, status: 'running', vatPercent: 24, receipt: true })
    expect(payments).toMatchObject([{ method: 'deposit', amountCents: purchase.priceCents, surplus: false }])
    expect(payments[0]!.recordedBy).toBeTruthy()
    expect(parts).toMatchObject([{ status: 'running', completedSessions: 1, freeSince: null }])
    expect(mentorships).toMatchObject([{ id, partId: mentee.partIds[0], mentorId: mentor.id }])
    expect(await needOfPurchase(mentee.purchaseId)).toBe('running')
  })

  test('a part that a stop gave back is free since then', async () => {
    const { mentee, id } = await aMentorship()
    await owner`update data.purchases set paid_at = now() - interval '40 days' where id = ${mentee.purchaseId}`
    await stop(admin, id)
    const [part] = (await ofPurchase(mentee.purchaseId)).parts
    expect(part).toMatchObject({ status: 'paid', unmatched: false })
    expect(part!.freeSince!.getTime()).toBeGreaterThan(Date.now() - 60_000)
    expect(await needOfPurchase(mentee.purchaseId)).toBe('free')
  })

  test('shows disputes to admins and treasurers, with the end of Stripe’s id only', async () => {
    const { mentee } = await aMentorship()
    await owner`insert into private.disputes (external_ref, payment_id, amount_cents, state, opened_at)
      select 'dp_of_a_card_123456', p.id, 6200, 'open', now() from data.payments p where p.purchase_id = ${mentee.purchaseId}`
    expect(await list(admin, 'purchase_disputes', { purchaseId: mentee.purchaseId })).toMatchObject([
      { ref: '123456', amountCents: 6200, state: 'open', closedAt: null },
    ])
    const treasurer = await anAdmin({ right: 'treasurer' })
    expect(await readPurchaseRecord(treasurer.viewer, mentee.purchaseId)).toMatchObject({
      purchase: { id: mentee.purchaseId, status: 'running' },
      payments: [{ amountCents: 6200 }],
      disputes: [{ ref: '123456' }],
    })
    const signedInAsMentee = { ...admin, viewer: { ...admin.viewer, secretHash: mentee.viewer.secretHash } }
    await refused(call(signedInAsMentee, 'purchase_disputes', { purchaseId: 1 }), 'role_not_held')
  })

  test('without a row there is no page', async () => {
    expect(await readPurchaseRecord(admin.viewer, 2_000_000_000)).toBeUndefined()
    expect(await readMentorshipRecord(admin.viewer, 2_000_000_000)).toBeUndefined()
    expect(
      await readMenteePage(admin.viewer, 2_000_000_000, { before: null, language: 'el' }),
    ).toBeUndefined()
  })
})

describe('the page of a mentorship', () => {
  test('shows both contacts, the part, a planned session with its hour', async () => {
    const { id, mentee, mentor } = await aMentorship()
    const startsAt = new Date(Date.now() + 3 * 86_400_000)
    await call(mentee, 'plan_session', { mentorshipId: id, startsAt })
    const { mentorship, sessions } = await ofPair(id)
    expect(mentorship).toMatchObject({
      menteeId: mentee.id,
      mentorId: mentor.id,
      purchaseId: mentee.purchaseId,
      position: 1,
      sessionCap: 30,
      own: false,
      createdBy: null,
    })
    expect(mentorship.menteeEmail).toContain('@')
    expect(mentorship.mentorEmail).toContain('@')
    expect(sessions).toMatchObject([{ status: 'planned', counts: false }])
    expect(sessions[0]!.startsAt!.getTime()).toBe(startsAt.getTime())
  })

  test('an unhappy answer comes first; a mentorship that has ended needs nothing', async () => {
    const { id, mentee, mentor } = await aMentorship()
    await giveFeedback(mentor.viewer, id, 'check_in', { going: 'badly', words: 'Δεν απαντά.' })
    expect(mentorshipNeed(await ofPair(id))).toMatchObject({ need: 'unhappy', id })
    await giveFeedback(mentee.viewer, id, 'check_in', { going: 'badly' })
    await owner`
      update data.feedback set given_at = now() - interval '8 days'
      where mentorship_id <> ${id} and answers->>'going' = 'badly'`
    const listed = await owner`select id from api.admin_mentorships where in_unhappy`
    expect(listed.map((row) => row.id)).toEqual([id])
    const [queue] = await owner`select waiting from api.waiting_for_team where queue = 'unhappyAnswers'`
    expect(queue).toMatchObject({ waiting: 1 })
    await complete(admin, id, { belowMinimum: true })
    expect(await needOfPair(id)).toBe('nothing')
    expect(await needOfPurchase(mentee.purchaseId)).toBe('nothing')
  })

  test('R25 an admin who is its mentor or mentee has no act', async () => {
    const { id, mentor } = await aMentorship()
    expect(await needOfPair(id, await anAdmin({ userId: mentor.userId }))).toBe('own')
  })
})

test('other roles read none of it', async () => {
  const { mentee, mentor } = await aMentorship()
  await aPackage(await aMentee(), 'six_months')
  for (const view of [
    'admin_mentee_records',
    'admin_purchase_records',
    'admin_mentorship_records',
    'admin_parts',
    'admin_payments',
  ])
    for (const woman of [mentee, mentor, await aMentor()])
      await refused(
        read(woman.viewer, (sql) => sql`select * from ${sql(`api.${view}`)} limit 1`),
        'raw 42501',
      )
})
