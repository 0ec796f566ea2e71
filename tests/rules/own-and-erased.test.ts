// Every function for admins, once with the admin’s own data, once with an erased user’s.
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { athensDay } from '~/i18n/format'
import { call } from '../support/calls'
import type { Mentee, Mentor, Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, aMentor, anAdmin, aPackage, aUser, aRequest, approve, send, stop, theAdmin, words } =
  world

type Subjects = Awaited<ReturnType<typeof aWomanOfAll>>
type Call = (s: Subjects) => Record<string, unknown>
/** The arguments, with the result for an erased user if it is another than `gone`. */
type Act = Call | { with: Call; erased: string }

const gone = 'person_erased'
const today = () => athensDay(new Date())
const noneOfTheirs = [
  'role_not_held',
  'request_not_found',
  'mentorship_not_found',
  'session_not_found',
  'no_running_mentorship',
]

/** Every act that an admin may call: a function that writes. A new one needs a line, with the admin’s own subject; or its place below. */
const acts: Record<string, Act> = {
  answer_suggestion_request: (s) => ({ suggestionRequestId: s.suggestion, mentorIds: [s.mentor] }),
  change_email_of: (s) => ({ userId: s.user, email: 'allo@test.example' }),
  answer_wish: { with: (s) => ({ wishId: s.wish, answer: words }), erased: 'wish_not_found' },
  approve_mentorship_request: (s) => ({ requestId: s.request }),
  award_scholarship: (s) => ({ scholarshipId: s.scholarship, menteeId: s.mentee }),
  cancel_order: { with: (s) => ({ purchaseId: s.purchase }), erased: 'already_paid' },
  cancel_session: (s) => ({ sessionId: s.session }),
  change_mentor_status: (s) => ({ mentorId: s.mentor, status: 'active' }),
  clear_bounce: (s) => ({ userId: s.user }),
  complete_mentorship: (s) => ({ mentorshipId: s.mentorship, belowMinimum: true }),
  create_person: {
    with: (s) => ({
      role: 'mentor',
      person: { email: 'nobody@test.example', name: 'Άννα', surname: 'Παππά' },
      addToUserId: s.user,
    }),
    erased: 'account_not_found',
  },
  create_mentorship: (s) => ({ partId: s.part, mentorId: s.mentor }),
  decide_application: (s) => ({ mentorId: s.mentor, decision: 'rejected' }),
  decide_edit_request: (s) => ({ editRequestId: s.edit, approve: true }),
  decline_scholarship_request: (s) => ({ requestId: s.scholarshipRequest, answer: words }),
  decide_gift: (s) => ({ scholarshipId: s.gift, approve: true }),
  decline_refund_request: {
    with: (s) => ({ requestId: s.refundRequest, answer: words }),
    erased: 'already_answered',
  },
  decrease_sessions: (s) => ({ mentorshipId: s.mentorship, formKey: randomUUID() }),
  delete_note: { with: (s) => ({ noteId: s.note }), erased: 'done' },
  delete_testimonial: { with: (s) => ({ testimonialId: s.testimonial }), erased: 'testimonial_not_found' },
  edit_mentee: (s) => ({ menteeId: s.mentee, changes: { birthdate: '1980-01-01' } }),
  edit_mentor: (s) => ({ mentorId: s.mentor, changes: { title: 'Σύμβουλος' } }),
  erase_user: { with: (s) => ({ userId: s.user }), erased: 'user_not_found' },
  export_data_of: (s) => ({ userId: s.user }),
  follow_up: (s) => ({ trouble: 'unhappy', aboutId: s.mentorship, settled: false }),
  increase_sessions: (s) => ({ mentorshipId: s.mentorship, formKey: randomUUID() }),
  ask_guardian_again: (s) => ({ purchaseId: s.purchase }),
  // A second confirmation changes nothing.
  mark_paid: { with: (s) => ({ purchaseId: s.purchase }), erased: 'done' },
  move_session: (s) => ({ sessionId: s.session, startsAt: new Date(Date.now() + 1e8) }),
  pause_mentorship: (s) => ({ mentorshipId: s.mentorship }),
  plan_session: (s) => ({ mentorshipId: s.mentorship, startsAt: new Date(Date.now() + 1e8) }),
  propose_times: (s) => ({ mentorshipId: s.mentorship, times: ['2999-05-04T10:00:00Z'] }),
  take_time: (s) => ({ proposalId: s.proposal, startsAt: '2999-05-04T10:00:00Z' }),
  withdraw_times: (s) => ({ proposalId: s.proposal }),
  publish_testimonial: {
    with: (s) => ({ testimonialId: s.testimonial, publish: true, seen: 1 }),
    erased: 'testimonial_not_found',
  },
  // The accounts outlive an erasure: surplus money is still refunded.
  refund_purchase: {
    with: (s) => ({ purchaseId: s.purchase, reason: words, override: true }),
    erased: 'done',
  },
  enter_withdrawal: (s) => ({ purchaseId: s.purchase, sentOn: '2026-01-01', seenCents: 6200 }),
  refund_surplus: { with: (s) => ({ paymentId: s.surplus }), erased: 'done' },
  reject_mentorship_request: (s) => ({ requestId: s.request }),
  remind_mentor: (s) => ({ requestId: s.request }),
  remove_session: (s) => ({ sessionId: s.session }),
  set_mentor_photo: (s) => ({ mentorId: s.mentor }),
  rename_scholarship: (s) => ({ scholarshipId: s.gift, name: 'Δώρο' }),
  reopen_claim: (s) => ({ partId: s.part, reason: words }),
  // The mails of an erased user are gone.
  resend_mail: { with: (s) => ({ mailId: s.mail }), erased: 'mail_not_found' },
  reset_second_factor: { with: (s) => ({ userId: s.user }), erased: 'user_not_found' },
  resume_mentorship: (s) => ({ mentorshipId: s.mentorship }),
  send_invitation: (s) => ({ userId: s.user, role: 'mentor' }),
  send_message: (s) => ({ toRole: 'mentee', profileId: s.mentee, text: words }),
  note_clearance: (s) => ({ mentorId: s.mentor, declaredOn: '2026-01-01', seenOn: null, validUntil: null }),
  set_away: (s) => ({ mentorId: s.mentor, until: null }),
  settle_payment_flag: { with: (s) => ({ flagId: s.flag, note: words }), erased: 'already_answered' },
  refund_returned: { with: (s) => ({ refundId: s.refund }), erased: 'refund_not_sent' },
  settle_refund: { with: (s) => ({ refundId: s.refund, externalRef: randomUUID() }), erased: 'done' },
  settle_report: { with: (s) => ({ reportId: s.report, decision: words }), erased: 'report_not_found' },
  settle_session: (s) => ({ sessionId: s.session, status: 'held' }),
  end_for_safety: (s) => ({ mentorshipId: s.mentorship, reason: words }),
  suspend_user: (s) => ({ userId: s.user, reason: words }),
  lift_objection: (s) => ({ menteeId: s.mentee, reason: words }),
  lift_suspension: (s) => ({ userId: s.user }),
  stop_mentorship: (s) => ({ mentorshipId: s.mentorship, reason: words }),
  take_back_confirmation: {
    with: (s) => ({ purchaseId: s.purchase, reason: 'λάθος' }),
    erased: 'confirmation_refunded',
  },
  book_deposit: {
    with: (s) => ({ purchaseId: s.purchase, externalRef: randomUUID(), amountCents: 6200 }),
    erased: 'done',
  },
  // An erasure takes the line away.
  book_line: {
    with: (s) => ({ statementId: s.statement, lineNumber: 1, seenFate: 'paid', seenPurchaseId: s.purchase }),
    erased: 'done',
  },
  enter_document: {
    with: (s) => ({
      purchaseId: s.purchase,
      kind: 'retail',
      series: 'ΑΠΥ',
      number: 1,
      issuedOn: today(),
      mark: '400001234567890',
      amountCents: 1,
    }),
    erased: 'document_amount',
  },
  correct_document: {
    with: (s) => ({
      documentId: s.document,
      series: 'ΑΠΥ',
      number: 9,
      issuedOn: today(),
      mark: '400001234567899',
      reason: words,
    }),
    erased: 'done',
  },
  store_document_file: {
    with: (s) => ({ documentId: s.document, bytes: Buffer.from('x') }),
    erased: 'done',
  },
  withdraw_award: (s) => ({ purchaseId: s.purchase }),
  write_goal: (s) => ({ mentorshipId: s.mentorship, text: words }),
  write_latin_name_of: (s) => ({ userId: s.user, latinName: null }),
  write_note: (s) => ({ aboutUserId: s.user, text: words }),
  write_testimonial: (s) => ({
    mentorId: s.mentor,
    menteeFullName: 'Άννα',
    givenOn: today(),
    text: words,
    publish: true,
  }),

  reopen_suggestion_request: (s) => ({ suggestionRequestId: s.suggestion }),

  message_pair: (s) => ({ mentorshipId: s.mentorship, toWhom: 'both', text: words }),
}

/** The others. */
const withoutSubject: [why: string, names: string][] = [
  [
    'about whoever is signed in',
    `ask_email_confirmation change_locale write_latin_name change_password choose_account choose_notifications
    close_other_sessions close_session edit_own_user enter_password erase_me give_consent
    accept_texts begin_second_factor confirm_second_factor remove_second_factor renew_recovery_codes
    test_message change_email`,
  ],
  [
    'about no person; a file of people or of the bank is checked line by line when it is run or booked',
    `create_offer edit_offer end_offer create_seminar edit_seminar cancel_seminar run_job change_settings
    save_document_draft discard_document_draft publish_document withdraw_document_version set_package_price
    withdraw_package_price set_vat_rate close_month withdraw_vat_rate save_message_template
    retire_message_template create_scholarship upload_import check_import run_import drop_import
    upload_statement map_statement drop_statement settle_line`,
  ],
  ['writes nothing that a user sees', 'record_export viewer'],
  ['refuses each row as enter_document does', 'enter_documents'],
  [
    'whoever calls is an admin already; of the last administrator nothing is taken',
    'appoint_admin invite_admin retire_admin change_admin_right',
  ],
]

/** A user who is mentor and mentee, with something of every kind. */
async function aWomanOfAll(userId: number) {
  const admin = await theAdmin()
  const mentor = await aMentor({ userId })
  const mentee = await aMentee({ userId })
  const id = async (rows: PromiseLike<readonly { id?: number }[]>) => (await rows)[0]!.id!
  const mentorship = await approve(...(await asked(mentee)))
  const { purchaseId, partIds } = await aPackage(mentee, 'six_months')
  // The withdrawal period is over; only a refund request is left.
  await owner`update data.purchases set paid_at = paid_at - interval '30 days' where id = ${purchaseId}`
  const refunded = await aPackage(mentee, 'two_in_one')
  const refund = await call<number>(admin, 'refund_purchase', { purchaseId: refunded.purchaseId })
  await world.bookDeposit(admin, refunded.purchaseId, 27300)
  const document = await world.enterDocument(admin, refunded.purchaseId, { amountCents: 27300 })
  const request = (await aRequest({ mentor })).id
  const scholarship = await call<number>(admin, 'create_scholarship', { name: 'Υποτροφία', kind: 'full_3m' })
  return {
    asMentee: mentee,
    user: userId,
    mentor: mentor.id,
    mentee: mentee.id,
    mentorship,
    refund,
    document,
    request,
    scholarship,
    part: partIds[0]!,
    purchase: purchaseId,
    session: await call<number>(mentee, 'plan_session', {
      mentorshipId: mentorship,
      startsAt: new Date(Date.now() + 1e8),
    }),
    proposal: await call<number>(mentee, 'propose_times', {
      mentorshipId: mentorship,
      times: ['2999-05-04T10:00:00Z'],
    }),
    edit: await call<number>(mentor, 'send_edit_request', { changes: { title: 'Διευθύντρια' } }),
    gift: await call<number>(mentor, 'gift_scholarship', { name: 'Δώρο' }),
    testimonial: await world.writeTestimonial(admin, mentor.id, { publish: false }),
    note: await call<number>(admin, 'write_note', { aboutUserId: userId, text: words }),
    report: await call<number>(mentor, 'report', { requestId: request, text: words }),
    scholarshipRequest: await call<number>(mentee, 'ask_for_scholarship', {
      reason: words,
      packageId: await world.packageId('three_months'),
    }),
    suggestion: await call<number>(mentee, 'ask_for_suggestions', { text: words }),
    refundRequest: await call<number>(mentee, 'ask_refund', { purchaseId, text: words }),
    flag: await id(owner`select id from data.payment_flags where purchase_id = ${refunded.purchaseId}`),
    mail: await id(
      owner`select id::integer as id from private.outbox where to_user_id = ${userId} order by id limit 1`,
    ),
    wish: await call<number>(mentee, 'ask_pause_or_end', {
      mentorshipId: mentorship,
      wish: 'end',
      reason: words,
    }),
    statement: await id(owner`
      with one as (
        insert into private.statements (created_by_user_id, names_account) values (${admin.userId}, true) returning id)
      insert into private.statement_lines (statement_id, number, day, amount_cents, text, identity, purchase_id)
      select one.id, 1, '2026-11-20', 100, 'MP', ${randomUUID()}, ${purchaseId} from one returning statement_id as id`),
    surplus: await id(
      owner`select id from data.payments where purchase_id = ${refunded.purchaseId} and surplus`,
    ),
  }
}

async function asked(mentee: Mentee): Promise<[Mentor, number]> {
  const mentor = await aMentor()
  return [mentor, await send(mentee, mentor)]
}

let admin: Woman
let own: Subjects
let erased: Subjects

beforeAll(async () => {
  const userId = await aUser()
  own = await aWomanOfAll(userId)
  admin = await anAdmin({ userId })

  const leaving = await aWomanOfAll(await aUser())
  await stop(await theAdmin(), leaving.mentorship)
  await call(leaving.asMentee, 'erase_me')
  erased = leaving
})

const subjects = Object.entries(acts).map(([name, act]) =>
  typeof act === 'function' ? { name, with: act, erased: gone } : { name, ...act },
)

describe('an admin never acts on their own profiles', () => {
  test('every act of admins is in the list above', async () => {
    const granted = await owner<{ name: string }[]>`
      select distinct proname as name from pg_proc
      where pronamespace = 'api'::regnamespace and provolatile = 'v' and has_function_privilege('app_admin', oid, 'execute')`
    const others = withoutSubject.flatMap(([, names]) => names.split(/\s+/))
    expect([...Object.keys(acts), ...others].sort()).toEqual(granted.map(({ name }) => name).sort())
  })

  test.each(subjects)('$name', async ({ name, with: given }) => {
    await refused(call(admin, name, given(own)), 'own_profile')
  })

  test('an admin cannot match their own mentor profile with a mentee, nor their own part with a mentor', async () => {
    const [mentor, mentee] = [await aMentor(), await aMentee()]
    await refused(
      call(admin, 'create_mentorship', { partId: mentee.partIds[0], mentorId: own.mentor }),
      'own_profile',
    )
    await refused(call(admin, 'create_mentorship', { partId: own.part, mentorId: mentor.id }), 'own_profile')
  })

  test('an admin cannot settle their own report', async () => {
    await refused(call(admin, 'settle_report', { reportId: own.report, decision: words }), 'own_profile')
  })
})

describe('an admin who was retired does nothing any more, in the session of before', () => {
  let retired: Woman
  beforeAll(async () => {
    retired = await anAdmin()
    await call(await theAdmin(), 'retire_admin', { userId: retired.userId })
  })

  test.each(subjects)('$name', async ({ name, with: given }) => {
    const [outcome] = outcomes(await Promise.allSettled([call(retired, name, given(own))]))
    // Where members act too, their rule refuses: the row is none of theirs.
    expect(noneOfTheirs).toContain(outcome)
  })
})

describe('no act on an erased user, and nothing written about one', () => {
  test.each(subjects)('$name: $erased', async ({ name, with: given, erased: rule }) => {
    const act = call(await theAdmin(), name, given(erased))
    if (rule === 'done') await act
    else await refused(act, rule)
  })

  test('nor by a member: no report, no feedback, no favourite, no request', async () => {
    const { mentor, mentee } = await aRequest()
    const request = await aRequest()
    await call(request.mentee, 'erase_me')
    await refused(call(request.mentor, 'report', { requestId: request.id, text: words }), gone)
    await refused(approve(request.mentor, request.id), gone)
    await call(mentor, 'erase_me')
    await refused(call(mentee, 'set_favourite', { mentorId: mentor.id, wanted: true }), 'mentor_not_found')
    await refused(call(mentee, 'tell_me_when_free', { mentorId: mentor.id }), 'mentor_not_found')
    await refused(send(mentee, mentor), 'mentor_not_found')
    const [row] = await owner`select mentor_user_id from data.mentorships where id = ${erased.mentorship}`
    const other: Woman = {
      userId: row!.mentorUserId as number,
      viewer: await world.signedIn(row!.mentorUserId as number, 'mentor'),
    }
    await refused(
      call(other, 'give_feedback', { mentorshipId: erased.mentorship, step: 'end', going: 'well', words }),
      gone,
    )
  })
})
