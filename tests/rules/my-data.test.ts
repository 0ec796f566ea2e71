// Long: a test for each kind of row that an export or an erasure touches.
import { describe, expect, test } from 'vitest'
import { call, callSignIn, document, withdrawAsShown } from '../support/calls'
import { whoseRow } from '../support/columns'
import { rowsWith, tablesBelongingTo } from '../support/dump'
import type { Mentor, Woman } from '../support/people'
import { outcomes, refused } from '../support/refusals'
import { cell } from '../support/rows'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const {
  owner,
  aMentee,
  aMentor,
  anAdmin,
  theAdmin,
  aMentorship,
  aRequest,
  aPackage,
  packageId,
  approve,
  complete,
  stop,
  send,
  sendForCoaching,
  prove,
  reject,
  requestRow,
  partStatuses,
  mailRowsTo,
  bookDeposit,
  enterDocument,
  writeTestimonial,
} = await openWorld()

const admin = await theAdmin()
type Export = Record<string, Record<string, unknown>[]>
const exportOf = (woman: Woman) => document<Export>(woman, 'export_my_data')

/** A marker word in every text of a user, and a number that no other user has. */
const names = ['Πρώτη', 'Δεύτερη', 'Τρίτη', 'Τέταρτη']
const mark = (name: string) => ({
  word: `Σήμα${name}`,
  email: `mark-${names.indexOf(name)}@test.example`,
  guardian: `guardian-${names.indexOf(name)}@test.example`,
  phone: `+30699777123${names.indexOf(name)}`,
  latin: `Sima${name === 'Πρώτη' ? 'Proti' : 'Defteri'}`,
})
const marked = (name: string) => ({
  name: mark(name).word,
  surname: mark(name).word,
  email: mark(name).email,
  phone: mark(name).phone,
})
const markersOf = (name: string) => Object.values(mark(name))

/** A user with rows in every part of the product, as mentor and mentee, and the other users of those rows. */
async function aFullHistory(name: string) {
  const { word, latin } = mark(name)
  const mentor = await aMentor({ ...marked(name), title: word })
  await call(mentor, 'write_latin_name', { latinName: `${latin} ${latin}` })
  const mentee = await aMentee({ userId: mentor.userId, package: 'none', visibility: 'public' })
  const [other, third] = [
    await aMentee({ name: 'Άλλη', surname: 'Γυναίκα', phone: '+306911100000' }),
    await aMentor({ name: 'Τρίτη' }),
  ]
  await asMentor(mentor, other, word)
  await asMentee(mentee, third, word)
  await callSignIn('auth_may_try', { act: 'login', account: mark(name).email, address: '127.0.0.1' })
  await owner`insert into private.credentials (user_id, password_hash) values (${mentor.userId}, ${word})`
  await callSignIn('auth_open_session', {
    userId: mentor.userId,
    keptHash: word,
    secretHash: `secret of ${name}`,
    userAgent: word,
  })
  await owner`insert into private.tokens (token_hash, user_id, purpose, expires_at)
    values (sha256(convert_to(${word}, 'UTF8')), ${mentor.userId}, 'reset_password', now() + interval '1 hour')`
  await owner`insert into data.photos (user_id, small, large, mime) values (${mentor.userId}, convert_to(${word}, 'UTF8'), convert_to(${word}, 'UTF8'), 'image/png')`
  await call(mentor, 'give_consent', { text: 'news', given: true })
  await call(mentor, 'choose_notifications', { wanted: ['offers'], unwanted: ['testimonials'] })
  await owner`insert into private.drafts (secret_hash, user_id, answers, password_hash, photo_small, photo_large, photo_mime)
    values (sha256(convert_to(${`draft of ${name}`}, 'UTF8')), ${mentor.userId}, ${owner.json({ title: word })}, ${`password of ${word}`},
      convert_to(${word}, 'UTF8'), convert_to(${word}, 'UTF8'), 'image/png')`
  await call(admin, 'write_note', { aboutUserId: mentor.userId, text: word })
  await call(admin, 'note_clearance', {
    mentorId: mentor.id,
    declaredOn: '2026-01-01',
    seenOn: null,
    validUntil: null,
  })
  for (const [toRole, profileId] of [
    ['mentor', mentor.id],
    ['mentee', mentee.id],
  ]) {
    await call(admin, 'send_message', { toRole, profileId, text: word, subject: word })
  }
  return { mentor, mentee, other, third }
}

async function asMentor(mentor: Mentor, other: Awaited<ReturnType<typeof aMentee>>, word: string) {
  await call(admin, 'edit_mentor', {
    mentorId: mentor.id,
    changes: {
      description: word,
      mentoring_reason: word,
      mentee_wishlist: word,
      referral_text: word,
      links: [`https://${word}.gr`],
      experience_since: '2010-01-01',
    },
  })
  const edit = await call(mentor, 'send_edit_request', { changes: { title: `${word} Ξανά` }, message: word })
  await call(admin, 'decide_edit_request', { editRequestId: edit, approve: true })
  await call(mentor, 'send_edit_request', { changes: { title: word } })
  await call(mentor, 'gift_scholarship', { name: word })
  const rejected = await aRequest({ mentor })
  await call(mentor, 'ask_question', { requestId: rejected.id, question: word })
  await reject(mentor, rejected.id, { rejectReason: 'other', rejectMessage: word, teamNote: word })
  await call(rejected.mentee, 'report', { requestId: rejected.id, text: 'Αναφορά' })
  await call(rejected.mentee, 'tell_me_when_free', { mentorId: mentor.id })
  await call(rejected.mentee, 'set_favourite', { mentorId: mentor.id, wanted: true })
  const suggestionRequestId = await call<number>(rejected.mentee, 'ask_for_suggestions', { text: 'Ποια;' })
  await call(admin, 'answer_suggestion_request', {
    suggestionRequestId,
    mentorIds: [mentor.id, (await aMentor()).id],
  })
  const { id } = await aMentorship({ mentor, mentee: other, sessions: 1 })
  await call(mentor, 'plan_session', {
    mentorshipId: id,
    startsAt: '2999-01-01T10:00:00Z',
    note: word,
    place: word,
  })
  await call(mentor, 'propose_times', { mentorshipId: id, times: ['2999-01-02T10:00:00Z'], place: word })
  await call(mentor, 'write_goal', { mentorshipId: id, text: word })
  await call(mentor, 'give_feedback', { mentorshipId: id, step: 'check_in', going: 'well', words: word })
  await call(mentor, 'ask_pause_or_end', { mentorshipId: id, wish: 'end', reason: word })
  await stop(admin, id, { reason: word })
  await call(other, 'give_feedback', {
    mentorshipId: id,
    step: 'end',
    going: 'well',
    testimonial: 'Ωραία',
    publishable: true,
  })
  for (const status of ['inactive', 'active'])
    await call(admin, 'change_mentor_status', { status, mentorId: mentor.id, reason: word })
  await writeTestimonial(admin, mentor.id, { menteeFullName: 'Άλλη Γυναίκα' })
}

async function asMentee(mentee: Awaited<ReturnType<typeof aMentee>>, third: Mentor, word: string) {
  await call(mentee, 'edit_mentee', { changes: { about: word } })
  const bought = await aPackage(mentee, 'three_months', 'awaiting_payment')
  await prove(mentee, bought.purchaseId, `${word}.pdf`)
  await owner`update data.purchases set guardian_name = ${word}, guardian_email = ${mark(word.replace('Σήμα', '')).guardian},
    guardian_consented_at = now() where id = ${bought.purchaseId}`
  await call(admin, 'mark_paid', { purchaseId: bought.purchaseId, seenAtBank: true })
  const scholarshipId = await call<number>(admin, 'create_scholarship', {
    name: 'Υποτροφία',
    kind: 'partial_50',
  })
  await call(mentee, 'ask_for_scholarship', { reason: word, packageId: 1 })
  await call(admin, 'award_scholarship', {
    scholarshipId,
    menteeId: mentee.id,
    packageId: await packageId('six_months'),
  })
  await owner`insert into data.checkouts (purchase_id, attempt, idempotency_key, amount_cents, expires_at, asked, livemode)
    values (${bought.purchaseId}, 1, ${`key ${bought.purchaseId}`}, 6200, now(), ${owner.json({ email: word })}, false)`
  const first = await send(mentee, third, `${word} ${'α'.repeat(20)}`)
  await call(third, 'ask_question', { requestId: first, question: 'Πότε;' })
  await call(mentee, 'answer_question', { requestId: first, answer: word })
  await call(mentee, 'report', { requestId: first, text: word })
  const id = await approve(third, first)
  await call(mentee, 'increase_sessions', {
    mentorshipId: id,
    formKey: `a key of ${mentee.id} forms`,
    note: word,
  })
  await call(mentee, 'write_goal', { mentorshipId: id, text: word })
  await writeTestimonial(admin, third.id, { menteeFullName: `${word} ${word}` })
  await complete(admin, id, { belowMinimum: true })
  await call(mentee, 'give_feedback', {
    mentorshipId: id,
    step: 'end',
    going: 'well',
    testimonial: word,
    publishable: true,
  })
  const [draft] = await owner`select id from data.testimonials where mentorship_id = ${id}`
  await call(admin, 'publish_testimonial', { testimonialId: draft!.id, publish: true, seen: 1 })
  await call(mentee, 'ask_for_suggestions', { text: word, topic: word, help: word })
  await call(mentee, 'tell_me_when_free', { mentorId: third.id })
  await call(mentee, 'set_favourite', { mentorId: third.id, wanted: true })
  const given = await aPackage(mentee, 'six_months')
  await call(admin, 'refund_purchase', { purchaseId: given.purchaseId, reason: word })
  await owner`update data.parts set status = 'completed', closed_reason = 'expired' where id = ${(await aPackage(mentee, 'three_months')).partIds[0]!}`
  await call(admin, 'reopen_claim', {
    partId: await cell(owner`select max(id) from data.parts`),
    reason: word,
  })
  const two = await aPackage(mentee, 'two_in_one')
  const coach = await aMentor({ offersCoaching: true })
  await sendForCoaching(mentee, coach, { reason: word })
  await call(mentee, 'withdraw_request', {
    requestId: await cell(owner`select max(id) from data.mentorship_requests`),
  })
  const refundId = await withdrawAsShown(
    { ...mentee, ...two },
    { iban: 'GR16 0110 1250 0000 0001 2300 695', accountHolder: word },
  )
  await call(admin, 'settle_refund', { refundId, externalRef: `TR-${refundId}` })
  const late = await aPackage(mentee, 'three_months')
  await owner`update data.purchases set paid_at = now() - interval '20 days' where id = ${late.purchaseId}`
  await call(mentee, 'choose_invoice', {
    purchaseId: late.purchaseId,
    invoiceName: word,
    taxNumber: '094014201',
    invoiceAddress: word,
    invoiceActivity: word,
  })
  const documentId = await enterDocument(admin, late.purchaseId, { kind: 'invoice', series: 'ΤΠΥ' })
  await call(admin, 'store_document_file', { documentId, bytes: Buffer.from('%PDF') })
  const refundRequest = await call<number>(mentee, 'ask_refund', { purchaseId: late.purchaseId, text: word })
  await bookDeposit(admin, late.purchaseId, 100)
  await call(admin, 'decline_refund_request', { requestId: refundRequest, answer: word })
}

const full = await aFullHistory('Πρώτη')

describe('export of my data', () => {
  /** Where a table’s rows are in the document. */
  const places: Record<string, string[]> = {
    'data.users': ['user'],
    'data.mentors': ['mentor'],
    'data.mentor_cards': ['mentor'],
    'data.mentor_pages': ['mentor'],
    'data.mentor_details': ['mentor'],
    'data.clearances': ['clearance'],
    'data.mentees': ['mentee'],
    'data.photos': ['photos'],
    'data.consents': ['consents'],
    'data.asked_notifications': ['asked_notifications'],
    'data.muted_notifications': ['muted_notifications'],
    'private.drafts': ['application_drafts'],
    'private.sessions': ['sessions_open'],
    'data.purchases': ['purchases'],
    'data.parts': ['purchases.parts'],
    'data.payments': ['purchases.payments'],
    'data.transfers': ['purchases.payments.transfers'],
    'data.refunds': ['purchases.refunds'],
    'data.refund_accounts': ['purchases.refund_account'],
    'data.invoice_details': ['purchases.invoice_details'],
    'data.tax_documents': ['purchases.tax_documents'],
    'data.tax_document_files': ['purchases.tax_documents.file'],
    'data.refund_requests': ['purchases.refund_requests'],
    'data.proofs': ['purchases.proofs'],
    'data.checkouts': ['purchases.checkouts'],
    'data.mentorship_requests': ['requests'],
    'data.mentorships': ['mentorships'],
    'data.sessions': ['mentorships.sessions'],
    'data.proposals': ['mentorships.proposals'],
    'data.goals': ['mentorships.goals'],
    'data.feedback': ['feedback'],
    'data.pair_wishes': ['pair_wishes'],
    'data.edit_requests': ['edit_requests'],
    'data.edit_request_changes': ['edit_requests.changes'],
    'data.messages': ['messages'],
    'data.suggestion_requests': ['suggestion_requests'],
    'data.favourites': ['favourites'],
    'data.availability_alerts': ['availability_alerts'],
    'data.scholarship_requests': ['scholarship_requests'],
    'data.awards': ['awards'],
    'private.outbox': ['mails'],
    'data.history': ['acts'],
    'data.scholarships': ['gifts'],
    'data.testimonials': ['testimonials', 'testimonials_written'],
    'data.reports': ['reports'],
  }
  /** Why the rows of a table are not in it. */
  const notInIt: Record<string, string> = {
    'private.imports': 'an upload of an admin about others',
    'private.import_rows': 'imported_rows, see the tests of imports',
    'private.statements': 'an upload of an admin about others',
    'private.statement_lines':
      'what the bank wrote, for a day or two; what is booked of it is among the transfers',
    'private.bank_lines': 'what the bank wrote of a deposit, to know it if it is taken back',
    'data.notes': 'the team’s internal notes',
    'data.follow_ups': 'the team’s internal notes about troubles',
    'data.admins': 'in `administrator`, for administrators',
    'data.suggestions': 'in `suggestion_requests`, the numbers suggested to her',
    'data.mails': 'what the team sees of what is in `mails`',
    'data.ledger_entries': 'the accounts, line for line the payments, refunds and lost disputes',
    'data.closed_months': 'in `acts`, as the history has it',
    'data.payment_flags': 'the team’s work queue',
    'private.disputes': 'the team’s work with her bank; what her bank took is in `taken_back`',
    'private.email_changes': 'in `mails`, for two days',
    'private.credentials': 'a secret',
    'private.second_factors': 'a secret',
    'private.recovery_codes': 'secrets',
    'private.pending_sign_ins': 'a sign-in of minutes',
    'private.tokens': 'secrets',
    'private.mentor_words': 'the words of what `mentor` says once more, for the search of visitors',
    'private.user_words': 'the name, e-mail and telephone of `user` once more, for the search of the team',
  }

  /** The rows, or the values, at a place in the document. */
  const at = (place: string, found: Export) =>
    place
      .split('.')
      .reduce<unknown[]>((rows, key) => rows.flatMap((row) => (row as Export)[key] ?? []), [found])

  /** Counts the user’s rows in a table, as the owner. */
  async function rowsOf(table: string) {
    const { id, userId } = full.mentor
    const byTable: Record<string, string> = {
      'data.scholarships': `given_by_mentor_id = ${id}`,
      'data.testimonials': `mentor_id = ${id} or mentorship_id in (select id from data.mentorships where mentee_user_id = ${userId})`,
      'private.outbox': `to_user_id = ${userId}`,
    }
    const [schema, name] = table.split('.') as [string, string]
    const column = schema === 'data' ? `any (${whoseRow(name)})` : 'user_id'
    const [row] = await owner.unsafe<{ count: number }[]>(
      `select count(*)::integer as count from ${table} r where ${byTable[table] ?? `${userId} = ${column}`}`,
    )
    return row!.count
  }

  test('knows every table with a foreign key to a user', async () => {
    expect(Object.keys({ ...places, ...notInIt }).sort()).toEqual(
      await tablesBelongingTo(owner, ['data.users']),
    )
  })

  test('contains every row of the user in each of these tables', async () => {
    const found = await exportOf(full.mentor)
    for (const [table, inIt] of Object.entries(places)) {
      const rows = await rowsOf(table)
      expect({ table, found: inIt.flatMap((place) => at(place, found)).length }).toEqual({
        table,
        found: rows,
      })
      expect({ table, empty: rows === 0 }).toEqual({ table, empty: false })
    }
  })

  test('contains no other person and no secret', async () => {
    const text = JSON.stringify(await exportOf(full.mentor))
    for (const foreign of ['Γυναίκα', 'Τρίτη', '+306911100000', 'password', 'token_hash'])
      expect(text).not.toContain(foreign)
    for (const own of markersOf('Πρώτη')) expect(text).toContain(own)
    const others = [...(await owner`select email from data.users where id <> ${full.mentor.userId}`)]
    for (const { email } of others) expect(text).not.toContain(email)
  })

  test('tells nobody what others confided to the team: no report about the user, no note, no reason of an end', async () => {
    const { id, mentor, mentee } = await aMentorship()
    const before = await exportOf(mentor)
    await call(mentee, 'report', { mentorshipId: id, text: 'ΜΥΣΤΙΚΟ της αναφοράς' })
    await call(admin, 'write_note', { aboutUserId: mentor.userId, text: 'ΜΥΣΤΙΚΟ της σημείωσης' })
    expect(await exportOf(mentor)).toEqual(before)
    await stop(admin, id, { reason: 'ΜΥΣΤΙΚΟ του τέλους' })
    expect(JSON.stringify(await exportOf(mentor))).not.toContain('ΜΥΣΤΙΚΟ')
    expect(JSON.stringify(await exportOf(mentee))).toContain('ΜΥΣΤΙΚΟ της αναφοράς')
  })

  test('works in any role, for admins their own data only, not without a session', async () => {
    expect((await exportOf(full.mentee)).user).toEqual((await exportOf(full.mentor)).user)
    expect((await exportOf(admin)).user).toMatchObject({ id: admin.userId })
    await refused(
      exportOf({ ...admin, viewer: { ...admin.viewer, role: 'mentee', secretHash: 'unknown' } }),
      'role_not_held',
    )
  })
})

describe('erasure', () => {
  test('is refused while a mentorship runs, on either side', async () => {
    const { mentor, mentee } = await aMentorship()
    await refused(call(mentor, 'erase_me'), 'mentor_in_mentorship')
    await refused(call(mentee, 'erase_me'), 'mentee_in_mentorship')
    await refused(call(admin, 'erase_user', { userId: mentee.userId }), 'mentee_in_mentorship')
  })

  test('leaves no marker of the user in any table, and other users’ data unchanged', async () => {
    const { mentor, mentee, other } = await aFullHistory('Δεύτερη')
    expect(await rowsWith(owner, markersOf('Δεύτερη'))).not.toEqual([])
    const [before] =
      await owner`select count(*)::integer as count, sum(amount_cents)::integer as sum from data.ledger_entries`
    // Without mails that name both, such as a rejection with its suggestions.
    const firsts = (await rowsWith(owner, markersOf('Πρώτη'))).filter((row) => !row.includes('ΣήμαΔεύτερη'))
    await call(mentor, 'erase_me')
    // The last mail holds the address until it is sent.
    await owner`select api.settle_mail(o.id) from private.outbox o where o.kind = 'erased'`
    const left = await rowsWith(owner, markersOf('Δεύτερη'))
    // To whom an invoice of a paid order is made out stays with the accounts.
    expect(left.filter((row) => !row.startsWith('data.invoice_details:'))).toEqual([])
    expect(await rowsWith(owner, markersOf('Πρώτη'))).toEqual(expect.arrayContaining(firsts))
    const [after] =
      await owner`select count(*)::integer as count, sum(amount_cents)::integer as sum from data.ledger_entries`
    expect(after).toEqual(before)
    const [her] = await owner`select u.email, u.name, u.birthdate, m.status, c.audience from data.users u
      join data.mentors m on m.user_id = u.id join data.mentor_cards c on c.mentor_id = m.id where u.id = ${mentor.userId}`
    expect(her).toEqual({
      email: `erased-${mentor.userId}@erased.invalid`,
      name: '—',
      birthdate: null,
      status: 'inactive',
      audience: 'hidden',
    })
    expect(await owner`select from data.mentorships where mentee_id = ${other.id}`).not.toHaveLength(0)
    // The acts stay in the history, and so do reasons that are codes of the rules.
    expect(
      await owner`select from data.history where subject = 'mentors' and subject_id = ${mentor.id} and to_state = 'inactive'`,
    ).toHaveLength(2)
    const why =
      await owner`select distinct h.reason from data.history h join data.mentorship_requests r on r.id = h.subject_id
      where h.subject = 'mentorship_requests' and r.mentor_id = ${mentor.id} and h.reason is not null`
    expect(why).toEqual([{ reason: 'mentor_rejected' }])
    for (const woman of [mentor, mentee]) await refused(exportOf(woman), 'role_not_held')
    expect(await callSignIn('auth_credential', { email: mark('Δεύτερη').email })).toEqual([])
  })

  test('removes the name from mails still queued to others', async () => {
    const mentor = await aMentor(marked('Τρίτη'))
    const { id, mentee } = await aRequest({ mentor })
    await call(mentor, 'erase_me')
    expect(await requestRow(id)).toMatchObject({ closeReason: 'mentor_unavailable', partStatus: 'paid' })
    expect(await partStatuses(mentee)).toEqual(['paid'])
    const [mail] = await mailRowsTo(mentee.userId, 'mentor_unavailable')
    expect(mail).toMatchObject({ status: 'queued', content: { mentor: '—' } })
  })

  test('withdraws a pending request, rejects an application, retires an admin', async () => {
    const { id, mentee } = await aRequest()
    await call(mentee, 'erase_me')
    expect(await requestRow(id)).toMatchObject({ closeReason: 'withdrawn', message: '—'.repeat(20) })
    const applicant = await aMentor({ status: 'new' })
    await call(admin, 'erase_user', { userId: applicant.userId })
    expect(await cell(owner`select status from data.mentors where id = ${applicant.id}`)).toBe('rejected')
    const former = await anAdmin()
    await call(former, 'erase_me')
    expect(await cell(owner`select active from data.admins where user_id = ${former.userId}`)).toBe(false)
  })

  test('is done by an admin, once', async () => {
    const mentee = await aMentee({ package: 'none' })
    await call(admin, 'erase_user', { userId: mentee.userId })
    await refused(call(admin, 'erase_user', { userId: mentee.userId }), 'user_not_found')
    await refused(call(admin, 'erase_user', { userId: 2_000_000_000 }), 'user_not_found')
  })

  test('frees the e-mail address for a new account', async () => {
    const mentee = await aMentee({ ...marked('Τέταρτη'), package: 'none' })
    await call(mentee, 'erase_me')
    await callSignIn('auth_register_mentee', {
      email: mark('Τέταρτη').email,
      passwordHash: 'x',
      name: 'Νέα',
      surname: 'Αρχή',
      birthdate: '1990-01-01',
      termsAccepted: true,
      newsConsent: false,
      locale: 'gr',
    })
  })

  test('concurrent with an approval: erased without a mentorship, or not erased', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, mentor, mentee } = await aRequest()
      const acts = [() => call(mentee, 'erase_me'), () => approve(mentor, id)]
      const results = await together(owner, { mentors: mentor.id }, round % 2 ? acts.reverse() : acts)
      expect([
        ['done', 'person_erased'],
        ['done', 'mentee_in_mentorship'],
      ]).toContainEqual(outcomes(results))
    }
  })
})
