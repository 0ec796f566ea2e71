// What lists sort and search by stands in the rows themselves: it follows the people, the sessions, the parts and the
// proofs. keepsAllPromises holds the parts and proofs against their purchase at the end.
import { describe, expect, test } from 'vitest'
import { call, keepsAllPromises } from '../support/calls'
import { outcomes } from '../support/refusals'
import { oneByOne, together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, aMentorship, aRequest, complete, stop, send } = await openWorld()
const admin = await theAdmin()

/** The rows whose kept columns are not what the rules say now. */
const wrong = async () => {
  const [row] = await owner<{ orders: number; requests: number; pairs: number; counted: number }[]>`
    select
      (select count(*)::integer from data.purchases p join data.mentees e on e.id = p.mentee_id join data.users u on u.id = e.user_id
        where (p.listed_mentee, p.listed_words) is distinct from (rules.listed_name(u), rules.order_words(u, p.reference))) as orders,
      (select count(*)::integer from data.mentorship_requests r
        join data.users m on m.id = r.mentor_user_id join data.users e on e.id = r.mentee_user_id
        where (r.listed_mentor, r.listed_mentee, r.listed_words)
          is distinct from (rules.listed_name(m), rules.listed_name(e), rules.pair_words(m, e))) as requests,
      (select count(*)::integer from data.mentorships s
        join data.users m on m.id = s.mentor_user_id join data.users e on e.id = s.mentee_user_id
        where (s.listed_mentor, s.listed_mentee, s.listed_words)
          is distinct from (rules.listed_name(m), rules.listed_name(e), rules.pair_words(m, e))
          or s.listed_state <> s.status::text
          or s.until_on <> coalesce(rules.local_date(s.ended_at), s.ends_on, s.planned_end_on)) as pairs,
      (select count(*)::integer from data.mentorships s
        where s.counted_sessions <> rules.completed_sessions(s.id) or s.last_session_on is distinct from (
          select max(l.held_on) from data.sessions l
          where l.mentorship_id = s.id and rules.session_counts(s.kind, l.status))) as counted`
  return row
}
const nothing = { orders: 0, requests: 0, pairs: 0, counted: 0 }

test('they follow a new name and a new e-mail address', async () => {
  const { mentor, mentee } = await aMentorship({ sessions: 2 })
  await aRequest({ mentor: await aMentor() })
  expect(await wrong()).toEqual(nothing)
  await owner`update data.mentor_cards set name = 'Ζηνοβία', surname = 'Ωραία' where mentor_id = ${mentor.id}`
  for (const { userId } of [mentor, mentee])
    await owner`update data.users set name = 'Ζηνοβία', surname = 'Ωραία', email = ${`z${userId}@example.org`} where id = ${userId}`
  expect(await wrong()).toEqual(nothing)
  const rows = await owner`
    select listed_words from data.mentorships where mentor_user_id = ${mentor.userId}
    union all select listed_words from data.purchases where mentee_id = ${mentee.id}`
  for (const row of rows) expect(row.listedWords).toContain('ζηνοβια ωραια')
})

test('they forget an erased person', async () => {
  const mentee = await aMentee()
  await owner`update data.users set name = 'Λησμονημένη' where id = ${mentee.userId}`
  await call(admin, 'erase_user', { userId: mentee.userId })
  expect(await wrong()).toEqual(nothing)
  expect(
    await owner`select id from data.purchases where listed_words like '%λησμονημενη%' and mentee_id = ${mentee.id}`,
  ).toEqual([])
})

test('they follow sessions, also of the mentorship before on the same part', async () => {
  const { id } = await aMentorship({ sessions: 3 })
  await owner`update data.sessions set held_on = held_on - 9 where mentorship_id = ${id}`
  expect(await wrong()).toEqual(nothing)
  await owner`update data.sessions set status = 'no_show_mentee' where mentorship_id = ${id} and id = (
    select max(id) from data.sessions where mentorship_id = ${id})`
  expect(await wrong()).toEqual(nothing)
  await owner`delete from data.sessions where mentorship_id = ${id}`
  expect(await wrong()).toEqual(nothing)
})

describe('a row made while somebody gets a new name', () => {
  const rename = (userId: number, surname: string) =>
    owner.begin((sql) => sql`update data.users set surname = ${surname} where id = ${userId}`)
  const requestWords = async (mentee: { id: number }) =>
    (await owner`select listed_words from data.mentorship_requests where mentee_id = ${mentee.id}`).map(
      (row) => row.listedWords as string,
    )

  test('has it, where the name is first', async () => {
    const [mentor, mentee] = [await aMentor(), await aMentee()]
    const results = await oneByOne(
      owner,
      // The mentor's row is free: the name has changed, and waits for the mentee's.
      (sql) => sql`select from data.mentees where id = ${mentee.id} for update`,
      [() => rename(mentee.userId, 'Προηγουμένη'), () => send(mentee, mentor)],
    )
    expect(outcomes(results)).toEqual(['done', 'done'])
    expect(await requestWords(mentee)).toEqual([expect.stringContaining('προηγουμενη')])
  })

  test('has it, where the row is first', async () => {
    const [mentor, mentee] = [await aMentor(), await aMentee()]
    const results = await oneByOne(
      owner,
      (sql) => sql`select from data.mentees where id = ${mentee.id} for update`,
      [() => send(mentee, mentor), () => rename(mentee.userId, 'Επομένη')],
    )
    expect(outcomes(results)).toEqual(['done', 'done'])
    expect(await requestWords(mentee)).toEqual([expect.stringContaining('επομενη')])
  })

  test('whoever writes it: an order and a profile written past the acts', async () => {
    const mentee = await aMentee()
    const results = await together(
      owner,
      (sql) => sql`update data.users set surname = 'Μόλις' where id = ${mentee.userId}`,
      [
        () => owner`insert into data.purchases (mentee_id, package_id, price_cents, list_price_cents, vat_percent, currency,
            duration_months, minimum_sessions, method, reference, cancelled_at)
          select mentee_id, package_id, price_cents, list_price_cents, vat_percent, currency, duration_months, minimum_sessions,
            method, 'MP-RACE', now() from data.purchases where id = ${mentee.purchaseId}`,
        () => owner`insert into data.mentors (user_id) values (${mentee.userId})`,
      ],
    )
    expect(outcomes(results)).toEqual(['done', 'done'])
    expect(
      await owner`select from data.purchases where reference = 'MP-RACE' and listed_words like '%μολισ%'`,
    ).toHaveLength(1)
    expect(
      await owner`select from data.mentors where user_id = ${mentee.userId} and listed_words like '%μολισ%'`,
    ).toHaveLength(1)
    // An application lacks more than this row.
    await owner`delete from data.mentors where user_id = ${mentee.userId}`
  })

  test('has both names, where both people get new ones', async () => {
    const { mentor, mentee, id } = await aRequest()
    const results = await together(
      owner,
      (sql) => sql`select from data.mentorship_requests where id = ${id} for update`,
      [() => rename(mentor.userId, 'Δεξιά'), () => rename(mentee.userId, 'Αριστερά')],
    )
    expect(outcomes(results)).toEqual(['done', 'done'])
    expect(await requestWords(mentee)).toEqual([expect.stringMatching(/δεξια.*αριστερα/)])
    await owner`update data.mentor_cards set surname = 'Δεξιά' where mentor_id = ${mentor.id}`
    expect(await wrong()).toEqual(nothing)
  })
})

describe('the scopes of a purchase', () => {
  const scopes = async (mentee: { purchaseId: number }) => {
    const [row] = await owner`
      select in_awaiting, in_paid, in_running, in_completed, in_refunded, in_cancelled, proof_key < 2147483647 as proof
      from api.admin_purchases where id = ${mentee.purchaseId}`
    return Object.keys(row!).filter((name) => row![name] === true)
  }

  test('follow its parts from the order to the end', async () => {
    const ordered = await aMentee({ package: 'awaiting_payment' })
    expect(await scopes(ordered)).toEqual(['inAwaiting'])
    await call(ordered, 'send_proof', {
      purchaseId: ordered.purchaseId,
      fileName: 'a.pdf',
      mime: 'application/pdf',
      bytes: Buffer.from('%PDF'),
    })
    expect(await scopes(ordered)).toEqual(['inAwaiting', 'proof'])
    await call(admin, 'mark_paid', { purchaseId: ordered.purchaseId })
    expect(await scopes(ordered)).toEqual(['inPaid', 'proof'])
    await call(admin, 'erase_user', { userId: ordered.userId })
    expect(await scopes(ordered)).toEqual(['inCompleted'])

    const { mentee, id } = await aMentorship({ sessions: 1 })
    expect(await scopes(mentee)).toEqual(['inRunning'])
    await complete(admin, id, { belowMinimum: true })
    expect(await scopes(mentee)).toEqual(['inCompleted'])
    const other = await aMentorship({ sessions: 1 })
    await stop(admin, other.id, { outcome: 'replace' })
    expect(await scopes(other.mentee)).toEqual(['inPaid'])
  })

  test('are two while the coaching of a package runs and its mentoring waits', async () => {
    const mentee = await aMentee({ kind: 'two_in_one' })
    await aMentorship({ mentee, kind: 'coaching' })
    expect(await scopes(mentee)).toEqual(['inPaid', 'inRunning'])
  })

  test('see both of two parts that change at the same time, past the mentee’s lock', async () => {
    const { purchaseId, partIds } = await aMentee({ kind: 'two_in_one' })
    const [first, second, third] = partIds
    const close = (id = third!) =>
      owner.begin(
        (sql) =>
          sql`update data.parts set status = 'completed', closed_reason = 'completed' where id = ${id}`,
      )
    await close()
    const results = await together(
      owner,
      (sql) => sql`select from data.purchases where id = ${purchaseId} for update`,
      [() => close(first), () => close(second)],
    )
    expect(outcomes(results)).toEqual(['done', 'done'])
    expect(await scopes({ purchaseId })).toEqual(['inCompleted'])
  })
})

keepsAllPromises(owner)
