import type { ISql } from 'postgres'
import { act } from '~/db/act.server'
import { read } from '~/db/read.server'
import type { Identity } from '~/db/identity'
import type { Mentee, Mentor } from './people'
import { ruleOf } from './refusals'
import type { World } from './world'

type Letter = 'A' | 'B' | 'M' | 'N' | 'P' | 'D' | 'E'

/**
 * For each table the column that names the owner of a row, and what the column references; null: a viewer sees all
 * rows or none.
 */
export const ownersOf: Record<
  string,
  [column: string, kind: 'user' | 'mentor' | 'mentee' | 'purchase' | 'mentorship' | 'text'] | null
> = {
  users: ['id', 'user'],
  admins: ['user_id', 'user'],
  consents: ['user_id', 'user'],
  asked_notifications: ['user_id', 'user'],
  muted_notifications: ['user_id', 'user'],
  photos: ['user_id', 'user'],
  mentors: ['user_id', 'user'],
  mentor_cards: ['mentor_id', 'mentor'],
  mentor_pages: ['mentor_id', 'mentor'],
  clearances: ['mentor_id', 'mentor'],
  mentor_details: ['mentor_id', 'mentor'],
  testimonials: ['mentee_full_name', 'text'],
  mentees: ['user_id', 'user'],
  purchases: ['mentee_id', 'mentee'],
  parts: ['mentee_id', 'mentee'],
  proofs: ['purchase_id', 'purchase'],
  payments: ['purchase_id', 'purchase'],
  transfers: ['purchase_id', 'purchase'],
  refunds: ['purchase_id', 'purchase'],
  ledger_entries: ['purchase_id', 'purchase'],
  closed_months: ['closed_by', 'user'],
  checkouts: ['purchase_id', 'purchase'],
  payment_flags: ['purchase_id', 'purchase'],
  refund_accounts: ['purchase_id', 'purchase'],
  invoice_details: ['purchase_id', 'purchase'],
  tax_documents: ['purchase_id', 'purchase'],
  tax_document_files: ['purchase_id', 'purchase'],
  refund_requests: ['purchase_id', 'purchase'],
  scholarships: ['name', 'text'],
  awards: ['mentee_id', 'mentee'],
  scholarship_requests: ['mentee_id', 'mentee'],
  mentorship_requests: ['mentee_id', 'mentee'],
  mentorships: ['mentee_id', 'mentee'],
  sessions: ['mentorship_id', 'mentorship'],
  proposals: ['mentorship_id', 'mentorship'],
  goals: ['mentorship_id', 'mentorship'],
  feedback: ['user_id', 'user'],
  pair_wishes: ['user_id', 'user'],
  messages: ['to_user_id', 'user'],
  edit_requests: ['mentor_id', 'mentor'],
  edit_request_changes: ['field', 'text'],
  offers: ['code', 'text'],
  message_templates: ['name', 'text'],
  seminars: ['title', 'text'],
  suggestion_requests: ['mentee_id', 'mentee'],
  suggestions: ['suggestion_request_id', 'mentee'],
  availability_alerts: ['mentee_id', 'mentee'],
  favourites: ['mentee_id', 'mentee'],
  mails: ['to_user_id', 'user'],
  notes: ['about_user_id', 'user'],
  reports: ['by_user_id', 'user'],
  follow_ups: ['mentorship_id', 'mentorship'],
  history: null,
  allowed_transitions: null,
  constants: null,
  texts: null,
  document_versions: null,
  document_drafts: null,
  packages: null,
  package_prices: null,
  vat_rates: null,
  package_parts: null,
  work_statuses: null,
  industries: null,
  support_topics: null,
  referral_sources: null,
  regions: null,
  counties: null,
  countries: null,
}

/**
 * A user of each kind and, in every table, rows of several of them. A and B are mentees: A is mentored by M, B waits
 * for N. M is a public mentor, N a private one, P an applicant; D is an admin, E an admin who acts as a mentee. Data
 * that others must not see contain the user's letter as a mark.
 */
export async function fillEveryTable(world: World) {
  const { owner } = world
  const marked = (letter: Letter) => ({
    name: `Όνομα${letter}`,
    surname: `Επώνυμο${letter}`,
    email: `mark-${letter.toLowerCase()}@test.example`,
    phone: `+3069${letter.charCodeAt(0).toString().padStart(8, '7')}`,
    birthdate: `19${letter.charCodeAt(0)}-03-04`,
  })
  const women = {
    M: await world.aMentor(marked('M')),
    N: await world.aMentor({ ...marked('N'), visibility: 'private' }),
    P: await world.aMentor({ ...marked('P'), status: 'new' }),
    A: await world.aMentee(marked('A')),
    B: await world.aMentee({ ...marked('B'), kind: 'six_months' }),
    D: await world.theAdmin(),
    E: await world.aMentee({ ...marked('E'), package: 'none' }),
  }
  await owner`insert into data.admins (user_id) values (${women.E.userId})`
  const { A, B, M, N, D } = women
  const { id: mentorshipId } = await world.aMentorship({ mentor: M, mentee: A, sessions: 1 })
  const { id: waitingId } = await world.aRequest({ mentor: N, mentee: B })

  for (const mentor of [M, N, women.P]) {
    await owner`update data.mentor_details set mentee_wishlist = ${`wish of ${mentor.id}`} where mentor_id = ${mentor.id}`
  }
  for (const mentor of [M, N]) {
    const letter = letterOf(women, 'mentor', mentor.id)
    await owner`insert into data.clearances (mentor_id, declared_on) values (${mentor.id}, '2026-01-01')`
    const [edit] = await owner`insert into data.edit_requests (mentor_id) values (${mentor.id}) returning id`
    await owner`insert into data.edit_request_changes (edit_request_id, field) values (${edit!.id}, ${letter})`
    const [photo] = await owner`
      insert into data.photos (user_id, small, large, mime) values (${mentor.userId}, '1', '2', 'image/png') returning id`
    await owner`update data.mentor_cards set photo_id = ${photo!.id} where mentor_id = ${mentor.id}`
    await owner`
      insert into data.testimonials (mentor_id, mentee_full_name, given_on, text, published_at) values
        (${mentor.id}, ${letter}, '2026-01-01', 'published', now()), (${mentor.id}, ${letter.toLowerCase()}, '2026-01-02', 'a draft', null)`
  }
  await owner`insert into data.photos (user_id, small, large, mime) values (${A.userId}, '1', '2', 'image/png')`
  for (const woman of Object.values(women)) {
    await owner`insert into data.consents (user_id, text, version, given) values (${woman.userId}, 'terms', 1, true)`
    await owner`insert into data.muted_notifications (user_id, notification) values (${woman.userId}, 'digest')`
    await owner`insert into data.asked_notifications (user_id, notification) values (${woman.userId}, 'offers')`
  }
  for (const mentee of [A, B]) await fillMentee(owner, mentee, M)
  await owner`insert into data.scholarships (name, kind, year, given_by_mentor_id) values ('M', 'mentor_gift', 2026, ${M.id})`
  await owner`insert into data.proposals (mentorship_id, times, proposed_by, proposed_by_user_id)
    values (${mentorshipId}, '{2999-01-01}', 'mentee', ${A.userId})`
  await owner`insert into data.goals (mentorship_id, text, created_by_user_id) values (${mentorshipId}, 'test', ${A.userId})`
  for (const woman of [A, M]) {
    await owner`insert into data.feedback (mentorship_id, user_id, step, answers) values (${mentorshipId}, ${woman.userId}, 'end', '{}')`
    await owner`insert into data.pair_wishes (mentorship_id, user_id, wish, reason) values (${mentorshipId}, ${woman.userId}, 'end', 'test')`
    await owner`insert into data.notes (about_user_id, text, written_by_user_id) values (${woman.userId}, 'test', ${D.userId})`
    await owner`insert into data.reports (by_user_id, text) values (${woman.userId}, 'test')`
    await owner`insert into data.messages (to_user_id, to_role, text, sent_by_user_id)
      values (${woman.userId}, ${woman === A ? 'mentee' : 'mentor'}, 'test', ${D.userId})`
  }
  await owner`
    insert into data.follow_ups (trouble, mentorship_id, by_user_id, settled) values ('quiet', ${mentorshipId}, ${D.userId}, false)`
  await owner`insert into data.closed_months (month, closed_by) values ('1999-01-01', ${D.userId}), ('1999-02-01', ${women.E.userId})`
  const words = owner.json({ gr: { subject: 'test', text: 'test' } })
  await owner`insert into data.message_templates (name, texts) values ('o', ${words})`
  await owner`insert into data.offers (code, provider, expires_on) values ('o', 'x', '2999-01-01'), ('x', 'x', '2000-01-01')`
  await owner`insert into data.seminars (title, starts_at, minutes, place)
    values ('s', '2999-01-01', 90, 'x')`
  return { women, mentorshipId, waitingId }
}

/** One row in each table that belongs to a mentee: of her purchase and of her lists. */
export async function fillMentee(owner: World['owner'], { purchaseId, id }: Mentee, mentor: Mentor) {
  await owner`insert into data.proofs (purchase_id, file_name, mime, bytes) values (${purchaseId}, 'x', 'image/png', 'x')`
  await owner`insert into data.refunds (payment_id, purchase_id, amount_cents, ground)
    select p.id, ${purchaseId}, 1, 'test' from data.payments p where p.purchase_id = ${purchaseId}`
  await owner`insert into data.checkouts (purchase_id, attempt, idempotency_key, amount_cents, expires_at, asked, livemode)
    values (${purchaseId}, 1, ${`key ${purchaseId}`}, 1, now(), '{}', false)`
  await owner`insert into data.transfers (purchase_id, payment_id, reference, amount_cents)
    select ${purchaseId}, p.id, ${`transfer ${purchaseId}`}, p.amount_cents from data.payments p
    where p.purchase_id = ${purchaseId} and p.amount_cents > 0`
  await owner`insert into data.refund_accounts (purchase_id, iban, holder) values (${purchaseId}, 'GR1601101250000000012300695', 'x')`
  await owner`insert into data.invoice_details (purchase_id, name, tax_number, address, activity)
    values (${purchaseId}, 'x', '094014201', 'x', 'x')`
  await owner`
    with document as (
      insert into data.tax_documents (purchase_id, payment_id, kind, series, number, issued_on, mark, amount_cents, entered_by)
      select ${purchaseId}, p.id, 'invoice', 'x', p.id, '2026-01-01', (400000000000000 + p.id)::text, p.amount_cents, e.user_id
      from data.payments p, data.mentees e
      where p.purchase_id = ${purchaseId} and p.amount_cents > 0 and e.id = ${id} returning id)
    insert into data.tax_document_files (document_id, purchase_id, bytes) select d.id, ${purchaseId}, 'x' from document d`
  await owner`insert into data.refund_requests (purchase_id, text) values (${purchaseId}, 'test')`
  await owner`insert into data.payment_flags (purchase_id, problem, external_ref) values (${purchaseId}, 'test', ${`flag ${purchaseId}`})`
  const [award] =
    await owner`insert into data.scholarships (name, kind, year, approved_at) values ('o', 'full_3m', 2026, now()) returning id`
  await owner`insert into data.awards (scholarship_id, mentee_id) values (${award!.id}, ${id})`
  await owner`insert into data.scholarship_requests (mentee_id, package_id, reason) values (${id}, 1, 'test')`
  // Its id is the mentee's, so that its rows can be told apart.
  await owner`insert into data.suggestion_requests (id, mentee_id, text) overriding system value values (${id}, ${id}, 'test')`
  await owner`insert into data.suggestions (suggestion_request_id, mentor_id) values (${id}, ${mentor.id})`
  await owner`insert into data.availability_alerts (mentee_id, mentor_id) values (${id}, ${mentor.id})`
  await owner`insert into data.favourites (mentee_id, mentor_id) values (${id}, ${mentor.id})`
}

type Cast = Awaited<ReturnType<typeof fillEveryTable>>

function letterOf(women: Cast['women'], kind: string, id: unknown) {
  const found = Object.entries(women).find(([, woman]) => {
    if (kind === 'user') return woman.userId === id
    if (kind === 'purchase') return 'purchaseId' in woman && woman.purchaseId === id
    return 'id' in woman && woman.id === id && (kind === 'mentee') === 'partIds' in woman
  })
  return found?.[0] ?? '?'
}

/**
 * Returns the letters of the users whose rows a viewer sees in a table; * for all rows of a table without owners, .
 * for none.
 */
export async function seenBy(
  { owner }: World,
  { women, mentorshipId }: Cast,
  identity: Identity,
  table: string,
) {
  const column = ownersOf[table]
  try {
    if (!column) {
      const count = (sql: ISql) => sql`select count(*)::integer as count from ${sql(`data.${table}`)}`
      const [[seen], [all]] = [await act(identity, (sql) => count(sql)), await count(owner)]
      return seen!.count === all!.count ? '*' : seen!.count === 0 ? '.' : `${seen!.count}`
    }
    const [name, kind] = column
    const rows = await read(
      identity,
      (sql) => sql`select distinct ${sql(name)} as whose from ${sql(`data.${table}`)}`,
    )
    const letters = rows.map(({ whose }) =>
      kind === 'text'
        ? String(whose)
        : kind === 'mentorship'
          ? whose === mentorshipId
            ? 'A'
            : '?'
          : letterOf(women, kind, whose),
    )
    return letters.sort().join('') || '.'
  } catch (error) {
    if (ruleOf(error) === 'raw 42501') return '-'
    throw error
  }
}
