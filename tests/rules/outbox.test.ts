// Long: every act of the product that queues a mail, one after the other.
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { kinds } from '~/domain/mails/all-kinds'
import { composeMail } from '~/domain/mails/compose'
import type { MailFigures } from '~/domain/mails/facts'
import { locales } from '~/i18n/locale'
import { listDevelopmentMails } from '~/domain/mails/mails.server'
import { anApplicant, aProfile } from '../support/applications'
import { call, list, callSignIn, withdrawAsShown } from '../support/calls'
import { cardsOf } from '../support/cards'
import { clearMentor, guardian, guardiansOf } from '../support/guardians'
import type { Woman } from '../support/people'
import { onMonday, whileFreeUntil } from '../support/pretending'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aUser, aMentor, aMentee, anAdmin, aRequest, aMentorship } = world
const { approve, reject, withdraw, stop, complete, prove, increase } = world
const worker = world.connectAs('app_worker')

type Leased = { id: string; key: string; kind: string; toEmail: string; attempts: number }
const lease = (most = 1000) => worker<Leased[]>`select * from api.lease_mails(${most})`
const settle = (id: string, failure: string | null = null) =>
  worker`select api.settle_mail(${id}, ${failure})`
const queue = (key: string, userId: number) =>
  owner`select rules.queue_mail(${key}, 'mentee_registered', ${userId})`
const row = async (id: string) =>
  (
    await owner`
  select *, extract(epoch from next_attempt_at - now())::integer as seconds from private.outbox where id = ${id}`
  )[0]!

/** A new mail, leased. */
async function oneMail(key: string) {
  await queue(key, await aUser())
  const [mail] = await lease()
  return mail!
}

describe('a mail', () => {
  // A test sees only its own.
  beforeEach(() => owner`update private.outbox set status = 'sent', sent_at = now() where status = 'queued'`)

  test('is invisible before its transaction commits, and gone if that rolls back', async () => {
    const userId = await aUser()
    await owner
      .begin(async (tx) => {
        await tx`select rules.queue_mail('rolled-back', 'mentee_registered', ${userId})`
        expect(await lease()).toHaveLength(0)
        throw new Error('undone')
      })
      .catch(() => {})
    expect(await lease()).toHaveLength(0)
  })

  test('is queued once per event and recipient', async () => {
    const [one, other] = [await aUser(), await aUser()]
    for (const userId of [one, one, other]) await queue('the-same-event', userId)
    expect((await lease()).map((mail) => mail.key).sort()).toEqual(
      [`the-same-event:${one}`, `the-same-event:${other}`].sort(),
    )
  })

  test('is not queued for an erased user', async () => {
    const userId = await aUser()
    await owner`update data.users set erased_at = now() where id = ${userId}`
    await queue('erased', userId)
    expect(await lease()).toHaveLength(0)
  })

  test('that one worker is leasing is skipped by the others, without waiting', async () => {
    for (const key of ['first', 'second']) await queue(`waiting-${key}`, await aUser())
    await owner.begin(async (other) => {
      const [taken] =
        await other`select id from private.outbox where status = 'queued' order by next_attempt_at, id limit 1 for update`
      await worker`set statement_timeout = '2s'`
      const mails = await lease().finally(() => worker`reset statement_timeout`)
      expect(mails).toHaveLength(1)
      expect(mails[0]!.id).not.toBe(taken!.id)
    })
  })

  test('is leased to one worker only', async () => {
    const userId = await aUser()
    for (let count = 0; count < 30; count += 1) await queue(`leased-${count}`, userId)
    const second = world.connectAs('app_worker')
    const halves = await Promise.all([lease(15), second<Leased[]>`select * from api.lease_mails(15)`])
    expect(new Set(halves.flat().map((mail) => mail.id)).size).toBe(30)
    expect(await lease()).toHaveLength(0)
  })

  test('is due again two minutes after its worker died', async () => {
    const { id } = await oneMail('died-with')
    expect((await row(id)).seconds).toBeGreaterThan(110)
    expect((await row(id)).seconds).toBeLessThanOrEqual(120)
    await owner`update private.outbox set next_attempt_at = now() where id = ${id}`
    expect((await lease()).map((mail) => [mail.id, mail.attempts])).toEqual([[id, 2]])
  })

  test('that was sent is not leased again', async () => {
    const { id } = await oneMail('sent-once')
    await settle(id)
    await owner`update private.outbox set next_attempt_at = now() where id = ${id}`
    expect(await lease()).toHaveLength(0)
    await settle(id, 'a late answer of another worker')
    expect(await row(id)).toMatchObject({ status: 'sent', lastError: null })
  })

  test('that failed is retried with growing delay for about a day, then dead and visible', async () => {
    const { id } = await oneMail('failing')
    const waits: number[] = []
    for (let attempt = 1; attempt < 12; attempt += 1) {
      await settle(id, 'EENVELOPE 451')
      waits.push((await row(id)).seconds)
      await owner`update private.outbox set next_attempt_at = now() where id = ${id}`
      expect(await lease()).toHaveLength(1)
    }
    expect(waits[0]).toBeGreaterThanOrEqual(59)
    expect([...waits].sort((a, b) => a - b)).toEqual(waits)
    expect(waits.at(-1)).toBeLessThanOrEqual(6 * 3600)
    expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(20 * 3600)
    await settle(id, 'EENVELOPE 451')
    expect(await row(id)).toMatchObject({ status: 'dead', lastError: 'EENVELOPE 451' })
    // The delay can be computed after any number of attempts.
    await owner`update private.outbox set status = 'queued', attempts = 5000 where id = ${id}`
    await settle(id, 'EENVELOPE 451')
    expect(await row(id)).toMatchObject({ status: 'dead' })
  })
})

test('the worker reads mails only by leasing them, and only the worker leases', async () => {
  await expect(worker`select * from private.outbox`).rejects.toMatchObject({ code: '42501' })
  await expect(worker`select * from data.users`).rejects.toMatchObject({ code: '42501' })
  for (const role of ['app_web', 'app_auth', 'app_admin_web']) {
    await expect(world.connectAs(role)`select * from api.lease_mails(1)`).rejects.toMatchObject({
      code: '42501',
    })
  }
})

test('outside a demo the page for development shows no mail', async () => {
  await queue('hidden', await aUser())
  expect(await listDevelopmentMails()).toEqual([])
})

test('every act queues mails that can be rendered in all languages, and every kind occurs', async () => {
  await everyAct()
  const [figures] = await owner<[MailFigures]>`select * from api.mail_figures()`
  const mails = await owner<{ kind: string; content: unknown }[]>`select kind, content from private.outbox`
  for (const { kind, content } of mails) {
    for (const locale of locales) {
      composeMail({ kind, locale, content, origin: 'https://x.example', figures })
    }
  }
  expect([...new Set(mails.map((mail) => mail.kind))].sort()).toEqual(Object.keys(kinds).sort())
  // Reminders are deleted when there is nothing left to remind of.
  const reminders =
    await owner`select kind, bool_and(rules.reminder_over(row(kind, -1, step, now() - interval '2 years')::private.reminders)) as over
    from private.reminders group by kind order by kind`
  expect(reminders.map(({ kind, over }) => [kind, over])).toEqual(
    [
      'check_in',
      'claim',
      'later',
      'no_request',
      'no_session',
      'order_waiting',
      'pause',
      'planned_end',
      'quiet',
      'request',
      'retention',
      'seminar',
      'session',
    ].map((kind) => [kind, true]),
  )
}, 60_000)

/** A guardian who objects, another one who is asked, and a mentorship that one has confirmed. */
async function askingGuardians() {
  const { bornYearsAgo, guardianConfirms, guardianObjects } = guardiansOf(owner)
  const order = (mentee: Woman, how = guardian) =>
    world.aPackage(mentee, 'three_months', 'awaiting_payment', how)
  const birthdate = await bornYearsAgo(17)
  const minor = await aMentee({ package: 'none', birthdate })
  await guardianObjects((await order(minor)).purchaseId)
  await call(await world.theAdmin(), 'lift_objection', { menteeId: minor.id, reason: 'Μιλήσαμε.' })
  await order(minor, { ...guardian, guardianEmail: 'another@family.example' })
  const [begins, mentor, admin] = [
    await aMentee({ package: 'none', birthdate }),
    await aMentor(),
    await world.theAdmin(),
  ]
  const { purchaseId } = await order(begins)
  await guardianConfirms(purchaseId)
  await world.confirmPayment(admin, purchaseId)
  await clearMentor(admin, mentor.id, await bornYearsAgo(0))
  await stop(admin, await approve(mentor, await world.send(begins, mentor)))
}

/** Every act of the product that queues a mail. */
async function everyAct() {
  const admin = await anAdmin()
  await queue('registered', await aUser())
  await losingThePassword()
  await changingAddresses(admin)
  await leaving()
  await askingGuardians()
  const waiting = await aMentee({ package: 'awaiting_payment' })
  await prove(waiting, waiting.purchaseId)

  await owner`update data.constants set iris_tax_number = '123456783'`
  const byIris = await aMentee({ package: 'none' })
  await world.aPackage(byIris, 'three_months', 'awaiting_payment', { method: 'iris' })
  const paying = await aMentee({ package: 'awaiting_payment' })
  await world.bookDeposit(admin, paying.purchaseId, 1000)
  await owner`update data.payments set paid_at = paid_at - interval '2 days' where purchase_id = ${paying.purchaseId}`
  await owner`update data.purchases set purchased_at = purchased_at - interval '2 days' where id = ${paying.purchaseId}`
  await world.runJob('remind_orders')
  await call(admin, 'take_back_confirmation', { purchaseId: paying.purchaseId, reason: 'Λάθος' })
  const { id: withdrawn, mentee } = await aRequest()
  await withdraw(mentee, withdrawn)
  const rejected = await aRequest()
  await reject(rejected.mentor, rejected.id, { rejectReason: 'no_time', rejectMessage: 'Καλή συνέχεια!' })
  await reject(admin, (await aRequest()).id)
  await world.moveDeadline((await aRequest()).id)
  await world.runJob('expire_requests')

  const busy = await aMentor()
  for (const _ of [1, 2, 3]) await reject(busy, (await aRequest({ mentor: busy })).id)
  await call(await aMentor(), 'choose_notifications', { wanted: ['offers', 'seminars'], unwanted: [] })
  await call(admin, 'create_offer', { provider: 'Βιβλιοπωλείο', code: 'ΝΕΑ' })
  await owner`update data.offers set created_at = now() - interval '2 hours'`
  await world.runJob('tell_offers')
  const startsAt = `${await world.dayIn(1)}T15:00:00Z`
  const seminar = { title: 'Σεμινάριο', startsAt, minutes: 90, place: 'Αθήνα' }
  const seminarId = await call(admin, 'create_seminar', seminar)
  await owner`update data.seminars set created_at = now() - interval '2 hours'`
  await world.runJob('tell_seminars')
  await call(await aMentor(), 'sign_up_for_seminar', { seminarId })
  await world.runJob('remind_seminars')
  await call(admin, 'edit_seminar', { ...seminar, seminarId, place: 'Πάτρα' })
  await call(admin, 'cancel_seminar', { seminarId })
  await owner`update data.users set created_at = now() - interval '3 hours'`
  const words = owner.json({ gr: 'Α', en: 'A', de: 'A', fr: 'A', pt: 'A' })
  await owner`
    insert into data.document_versions (document, version, holds_from, bodies, summaries, published_at)
    values ('privacy', 2, rules.local_date() + 9, ${words}, ${words}, now() - interval '2 hours')`
  await world.runJob('tell_documents')

  const mentor = await aMentor()
  const [chosen] = [await aRequest({ mentor }), await aRequest({ mentor })]
  const mentorshipId = await approve(admin, chosen.id)
  await stop(admin, mentorshipId)
  const coaching = await aMentorship({ kind: 'coaching', sessions: 4 })
  await complete(admin, coaching.id)
  await owner`update data.mentorships set ended_at = now() - interval '100 days' where id = ${coaching.id}`
  await world.runJob('ask_later')

  for (const days of [2, 4]) {
    const { id } = await aRequest()
    await owner`update data.mentorship_requests set requested_at = requested_at - make_interval(days => ${days})
      where id = ${id}`
  }
  await world.runJob('remind_mentors')
  await call(admin, 'remind_mentor', { requestId: (await aRequest()).id })

  const late = await aMentorship()
  const wishId = await call(late.mentee, 'ask_pause_or_end', {
    mentorshipId: late.id,
    wish: 'pause',
    reason: 'Εξετάσεις',
  })
  await call(admin, 'answer_wish', { wishId, answer: 'Τα είπαμε στο τηλέφωνο.' })
  await increase(late.mentee, late.id)
  await world.heldDaysAgo(late.id, 30)
  await stop(admin, late.id)

  await world.anAdmin()
  const urgent = await aMentorship()
  await call(admin, 'end_for_safety', { mentorshipId: urgent.id, reason: 'Απειλή' })
  await call(admin, 'suspend_user', { userId: urgent.mentor.userId, reason: 'Απειλή' })
  await call(admin, 'lift_suspension', { userId: urgent.mentor.userId })

  await applying(admin)
  await changingProfiles(admin)
  await writingToHer(admin)
  await questioning()
  await payingBackAndGiving(admin)
  await payingByCard()
  await leavingOrders(admin)
  await pausing(admin)
  await reminding()
  await planning(admin)
  await claiming(admin)
  await steppingTwice(admin)
  await invitingAndReporting(admin)
  await world.runJob('daily_digest')
  await onMonday(owner, () => world.runJob('digest'))
  await standingStill()
}

/** A broken rule, seen twice, and its end. */
async function standingStill() {
  const found = (result: number) =>
    owner`update private.jobs set last_result = ${owner.json({ result })} where name = 'check_invariants'`
  await found(1)
  await world.runJob('tell_operator')
  await owner`update private.standstills set since = since - interval '10 minutes'`
  await world.runJob('tell_operator')
  await found(0)
  await world.runJob('tell_operator')
}

/** Applications with each outcome, and a second profile beside the first. */
async function applying(admin: Woman) {
  const decide = (mentorId: number, decision: string, message?: string) =>
    call(admin, 'decide_application', { mentorId, decision, message })
  const applicant = await anApplicant(world)
  await decide(applicant.id, 'awaiting_response', 'Γράψε λίγα ακόμη.\nΚαι μια φωτογραφία;')
  await call(applicant, 'resubmit_application', { profile: aProfile() })
  await decide(applicant.id, 'active')
  await decide((await anApplicant(world)).id, 'rejected', 'Προς το παρόν όχι.')
  await call(await aMentor(), 'create_mentee_profile', { termsAccepted: true })
  await call(await aMentee({ package: 'none' }), 'create_mentor_profile', {
    profile: aProfile(),
    termsAccepted: true,
  })
}

/** A profile’s status, its edit requests and its testimonials. */
async function changingProfiles(admin: Woman) {
  const mentor = await aMentor()
  await call(admin, 'change_mentor_status', {
    mentorId: mentor.id,
    status: 'inactive',
    reason: 'Όπως είπαμε.',
  })
  await call(mentor, 'change_mentor_status', { status: 'active' })
  for (const approve of [true, false]) {
    const editor = await aMentor()
    const editRequestId = await call(editor, 'send_edit_request', { changes: { title: 'Νέα' } })
    await call(admin, 'decide_edit_request', {
      editRequestId,
      approve,
      message: approve ? undefined : 'Γράψε περισσότερα.',
    })
  }
  await world.writeTestimonial(admin, mentor.id)
}

/** A message, suggestions, a mentor who is available again, and the retention notice after five years. */
async function writingToHer(admin: Woman) {
  const mentee = await aMentee({ package: 'none' })
  for (const subject of [undefined, 'Τα νέα σου'])
    await call(admin, 'send_message', {
      toRole: 'mentee',
      profileId: mentee.id,
      text: 'Καλώς ήρθες!',
      subject,
    })
  for (const answer of ['Δες αυτές.', undefined]) {
    const suggestionRequestId = await call(mentee, 'ask_for_suggestions', { text: 'Ψάχνω μεντόρισσα.' })
    const mentorIds = [(await aMentor()).id, (await aMentor()).id]
    await call(admin, 'answer_suggestion_request', { suggestionRequestId, mentorIds, answer })
  }
  const taken = await aMentorship()
  await call(mentee, 'tell_me_when_free', { mentorId: taken.mentor.id })
  await complete(admin, taken.id, { belowMinimum: true })
  await owner`update data.users set created_at = now() - interval '5 years' + interval '20 days' where id = ${await aUser()}`
  await world.runJob('retention')
}

/** The question about a request, and its answer. */
async function questioning() {
  const { id, mentor, mentee } = await aRequest()
  await call(mentor, 'ask_question', { requestId: id, question: 'Τι θα ήθελες να αλλάξει;' })
  await call(mentee, 'answer_question', { requestId: id, answer: 'Η δουλειά μου.' })
}

/** Refunds, scholarships of both kinds, and mentors' gifts. */
async function payingBackAndGiving(admin: Woman) {
  const buyer = await aMentee()
  await owner`update data.purchases set begin_requested_at = null, terms_version = null where id = ${buyer.purchaseId}`
  await call(buyer, 'ask_to_begin', { purchaseId: buyer.purchaseId, requested: true })
  const documentId = await world.enterDocument(admin, buyer.purchaseId)
  await call(admin, 'correct_document', {
    documentId,
    series: 'ΑΠΥ',
    number: 21,
    issuedOn: await world.dayIn(0),
    mark: '400009999999921',
    reason: 'Ανάποδα ψηφία',
  })
  const refundId = await withdrawAsShown(buyer)
  await call(admin, 'settle_refund', { refundId, externalRef: 'RF-1' })
  await call(admin, 'refund_returned', { refundId })
  const { id: mentorshipId, mentee: corrected } = await aMentorship({ sessions: 1 })
  await withdrawAsShown(corrected)
  const session = { mentorshipId, formKey: randomUUID(), heldOn: await world.dayIn(), sameDay: true }
  await call(admin, 'increase_sessions', session)
  const disputing = await aMentee({ package: 'awaiting_payment' })
  const { payByCard, sayDispute } = cardsOf(world)
  const payment = await payByCard(disputing)
  await withdrawAsShown(disputing)
  await sayDispute(payment, 'lost')
  const late = await aMentee()
  await owner`update data.purchases set paid_at = now() - interval '20 days' where id = ${late.purchaseId}`
  const requestId = await call(late, 'ask_refund', {
    purchaseId: late.purchaseId,
    text: 'Άλλαξα δουλειά.\nΚαι πόλη.',
  })
  await call(admin, 'decline_refund_request', {
    requestId,
    answer: 'Το πακέτο σου μένει για όταν μπορέσεις.',
  })
  const award = async (kind: string) =>
    call(admin, 'award_scholarship', {
      menteeId: (await aMentee({ package: 'none' })).id,
      packageId: 2,
      scholarshipId: await call(admin, 'create_scholarship', { name: 'Υποτροφία', kind }),
    })
  await call(admin, 'withdraw_award', { purchaseId: await award('full_3m') })
  const asking = await aMentee({ package: 'none' })
  const asked = await call(asking, 'ask_for_scholarship', { reason: 'Έμεινα άνεργη.', packageId: 1 })
  await call(admin, 'decline_scholarship_request', { requestId: asked, answer: 'Φέτος δόθηκαν όλες.' })
  const half = Number(await award('partial_50'))
  await owner`update data.purchases set purchased_at = now() - interval '60 days' where id = ${half}`
  await world.runJob('lapse_orders')
  const give = async () => call(await aMentor(), 'gift_scholarship', { name: 'Υποτροφία Ρόζα' })
  for (const approve of [true, false])
    await call(admin, 'decide_gift', { scholarshipId: await give(), approve })
}

/** A declined card, and a payment that differs from the request. */
async function payingByCard() {
  const { purchaseId, ...mentee } = await aMentee({ package: 'awaiting_payment' })
  const [checkout] = await list<{ idempotencyKey: string }>(mentee, 'open_checkout', {
    purchaseId,
    livemode: false,
  })
  const said = { sessionId: `cs_${purchaseId}`, idempotencyKey: checkout!.idempotencyKey }
  for (const days of [2, 11]) {
    await owner`update data.purchases set purchased_at = now() - make_interval(days => ${days}) where id = ${purchaseId}`
    await world.runJob('remind_orders')
  }
  const stripe = world.connectAs('app_webhook')
  for (const state of ['failed', 'paid'])
    await stripe`select api.settle_checkout(${stripe.json({ ...said, state })})`
}

/** Unpaid orders: one cancelled by the mentee, one by the team, one that lapses. */
async function leavingOrders(admin: Woman) {
  const anOrder = () => aMentee({ package: 'awaiting_payment' })
  const mentee = await anOrder()
  await world.cancel(mentee, mentee.purchaseId)
  await world.cancel(admin, (await anOrder()).purchaseId)
  const { purchaseId } = await anOrder()
  await owner`update data.purchases set purchased_at = now() - interval '15 days' where id = ${purchaseId}`
  await world.runJob('lapse_orders')
}

/** A pause that is resumed, one with reminders, and one that expires. */
async function pausing(admin: Woman) {
  const aPause = async () => {
    const scene = await aMentorship()
    await call(admin, 'pause_mentorship', { mentorshipId: scene.id })
    return scene.id
  }
  await call(admin, 'resume_mentorship', { mentorshipId: await aPause() })
  const id = await aPause()
  for (const months of [12, 16, 17]) {
    await owner`update data.mentorships set paused_at = now() - make_interval(months => ${months}) where id = ${id}`
    await world.runJob('remind_pairs')
  }
  await owner`update data.mentorships set pause_until = rules.local_date() where id = ${id}`
  await world.runJob('remind_pairs')
  await owner`update data.mentorships set resume_by = now() where id = ${id}`
  await world.runJob('expire_pauses')
}

/** Reminders to a pair that meets late, and to a mentee who sends no request. */
async function reminding() {
  const { id } = await aMentorship({ mentee: await aMentee({ kind: 'six_months' }) })
  for (const days of [14, 28, 30]) {
    await owner`update data.mentorships set started_at = now() - make_interval(days => ${days}) where id = ${id}`
    await world.runJob('remind_pairs')
  }
  for (const days of [14, 0]) {
    await owner`update data.mentorships set planned_end_on = rules.local_date() + ${days}::integer where id = ${id}`
    await world.runJob('remind_pairs')
  }
  const quiet = await aMentorship({ sessions: 1 })
  await world.heldDaysAgo(quiet.id, 40)
  await world.runJob('remind_pairs')
  const { purchaseId } = await aMentee()
  await owner`update data.purchases set paid_at = now() - interval '7 days' where id = ${purchaseId}`
  await world.runJob('remind_mentees')
}

/** Planned and cancelled by the team, so that both sides get mails; another one is tomorrow. */
async function planning(admin: Woman) {
  const { id } = await aMentorship({ kind: 'coaching' })
  const plan = () =>
    call<number>(admin, 'plan_session', { mentorshipId: id, startsAt: new Date(Date.now() + 2e9) })
  await call(admin, 'propose_times', { mentorshipId: id, times: ['2999-05-04T10:00:00Z'] })
  const moved = await plan()
  await call(admin, 'move_session', { sessionId: moved, startsAt: new Date(Date.now() + 3e9) })
  await call(admin, 'cancel_session', { sessionId: moved })
  await owner`update data.sessions set held_on = rules.local_date() + 1 where id = ${await plan()}`
  await whileFreeUntil(owner, `now() + interval '1 hour'`, () => world.runJob('remind_sessions'))
}

/** People whom the team invites, a report that is settled, and another right in the team. */
async function invitingAndReporting(admin: Woman) {
  const person = (email: string) => ({ name: 'Νεφέλη', surname: 'Ράλλη', email })
  for (const role of ['mentee', 'mentor'])
    await list(admin, 'create_person', { role, person: person(`invited-${role}@test.example`) })
  const { id: menteeId, userId, viewer } = await aMentee({ package: 'none' })
  await owner`insert into private.credentials (user_id, password_hash) values (${userId}, 'hash')`
  await call(admin, 'edit_mentee', { menteeId, changes: { about: 'Τα λόγια της.' } })
  await list(admin, 'create_person', { role: 'mentor', person: person(viewer.email), addToUserId: userId })
  const { id, mentor } = await aRequest()
  const reportId = await call(mentor, 'report', { requestId: id, text: 'Ζητά χρήματα.' })
  await call(admin, 'settle_report', { reportId, decision: 'Της γράψαμε.', answer: 'Σε ευχαριστούμε.' })
  await call(admin, 'change_admin_right', { userId: (await anAdmin()).userId, adminRight: 'treasurer' })
  await call(admin, 'invite_admin', person('invited-admin@test.example'))
}

/** A claim period with its reminder, and its end. */
async function claiming(admin: Woman) {
  const { id, mentee } = await aMentorship({ kind: 'coaching', sessions: 4 })
  await complete(admin, id)
  for (const [until, job] of [
    ['29 days', 'remind_claims'],
    ['-1 days', 'expire_claims'],
  ] as const) {
    await owner`update data.parts set claim_until = now() + ${until}::interval where id = any (${mentee.partIds.slice(1)})`
    await world.runJob(job)
  }
}

/** A second factor: on, new recovery codes, one of them used, off, on again and reset by the team. */
async function steppingTwice(admin: Woman) {
  const mentee = await aMentee({ package: 'none' })
  await owner`insert into private.credentials (user_id, password_hash) values (${mentee.userId}, 'hash')`
  const on = async () => {
    await call(mentee, 'begin_second_factor', { keptHash: 'hash', sealedSecret: 'a secret that is sealed' })
    await call(mentee, 'confirm_second_factor', {
      sealedSecret: 'a secret that is sealed',
      step: 1,
      codes: ['one'],
      secretHash: mentee.viewer.secretHash,
    })
  }
  await on()
  await call(mentee, 'renew_recovery_codes', { keptHash: 'hash', codes: ['two'] })
  await callSignIn('auth_open_session', {
    userId: mentee.userId,
    keptHash: 'hash',
    secretHash: 'waiting',
    userAgent: '',
  })
  await callSignIn('auth_open_by_recovery_code', {
    pendingHash: 'waiting',
    code: 'two',
    secretHash: 'opened',
    userAgent: '',
  })
  await call(mentee, 'remove_second_factor', { keptHash: 'hash' })
  await on()
  await call(admin, 'reset_second_factor', { userId: mentee.userId })
}

/** A new address, confirmed in the new mailbox; a user who is an admin for a while. */
async function changingAddresses(admin: Woman) {
  const mentee = await aMentee({ package: 'none', email: 'moves@test.example' })
  await call(admin, 'change_email_of', { userId: mentee.userId, email: 'moved@test.example' })
  const [asked] = await world.mailRowsTo(mentee.userId, 'confirm_new_email')
  await callSignIn('auth_confirm_new_email', { token: asked!.content.token })
  await call(admin, 'appoint_admin', { email: 'moved@test.example' })
  await call(admin, 'retire_admin', { userId: mentee.userId })
}

/** A mentor with subscribed mentees is erased. */
async function leaving() {
  const { mentor, id } = await aMentorship()
  await call(await aMentee({ package: 'none' }), 'tell_me_when_free', { mentorId: mentor.id })
  await complete(await world.theAdmin(), id, { belowMinimum: true })
  await owner`update data.availability_alerts set told_at = null where mentor_id = ${mentor.id}`
  await call(mentor, 'erase_me')
}

/** The mails with secret links, and the one after their use. */
async function losingThePassword() {
  const forgetful = await aMentee({ package: 'none', email: 'forgetful@test.example' })
  await owner`update data.users set email_confirmed_at = null where id = ${forgetful.userId}`
  await call(forgetful, 'ask_email_confirmation')
  await callSignIn('auth_ask_reset', { email: 'forgetful@test.example' })
  const [asked] = await world.mailRowsTo(forgetful.userId, 'reset_password')
  await callSignIn('auth_reset_password', { token: asked!.content.token, passwordHash: 'hash' })
}
