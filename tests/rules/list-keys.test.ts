// What lists sort and select by stands in the rows themselves: it follows the people, the sessions and the parts.
// The promises at the end of every world hold the parts against their purchase.
import { describe, expect, test } from 'vitest'
import { call } from '../support/calls'
import { outcomes } from '../support/refusals'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentorship, theAdmin, complete, confirmPayment, prove, stop } = await openWorld()
const admin = await theAdmin()

/** The rows whose kept columns are not what the rules say now. */
const wrong = async () => {
  const [row] = await owner<{ mentors: number; mentees: number; counted: number }[]>`
    select
      (select count(*)::integer from data.mentors m join data.users u on u.id = m.user_id
        where m.listed_name <> rules.listed_name(u)) as mentors,
      (select count(*)::integer from data.mentees e join data.users u on u.id = e.user_id
        where e.listed_name <> rules.listed_name(u)) as mentees,
      (select count(*)::integer from data.mentorships s
        where s.counted_sessions <> rules.completed_sessions(s.id) or s.last_session_on is distinct from (
          select max(l.held_on) from data.sessions l
          where l.mentorship_id = s.id and rules.session_counts(s.kind, l.status))) as counted`
  return row
}
const nothing = { mentors: 0, mentees: 0, counted: 0 }

test('they follow a new name, and forget an erased person', async () => {
  const { mentor, mentee } = await aMentorship({ sessions: 2 })
  for (const { userId } of [mentor, mentee])
    await owner`update data.users set name = 'Ζηνοβία', surname = 'Ωραία' where id = ${userId}`
  await owner`select rules.refresh_mentor_card(${mentor.id})`
  expect(await wrong()).toEqual(nothing)
  const [row] = await owner`select listed_name from data.mentors where id = ${mentor.id}`
  expect(row).toEqual({ listedName: 'ωραια ζηνοβια' })
  const leaving = await aMentee()
  await call(admin, 'erase_user', { userId: leaving.userId })
  expect(await wrong()).toEqual(nothing)
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

test('a profile made while somebody gets a new name has it', async () => {
  const mentee = await aMentee()
  const results = await together(
    owner,
    (sql) => sql`update data.users set surname = 'Μόλις' where id = ${mentee.userId}`,
    [() => owner`insert into data.mentors (user_id) values (${mentee.userId})`],
  )
  expect(outcomes(results)).toEqual(['done'])
  expect(
    await owner`select from data.mentors where user_id = ${mentee.userId} and listed_name like 'μολισ %'`,
  ).toHaveLength(1)
  // An application lacks more than this row.
  await owner`delete from data.mentors where user_id = ${mentee.userId}`
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
    await prove(ordered, ordered.purchaseId)
    expect(await scopes(ordered)).toEqual(['inAwaiting', 'proof'])
    await confirmPayment(admin, ordered.purchaseId)
    expect(await scopes(ordered)).toEqual(['inPaid'])
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
    const results = await together(owner, { purchases: purchaseId }, [
      () => close(first),
      () => close(second),
    ])
    expect(outcomes(results)).toEqual(['done', 'done'])
    expect(await scopes({ purchaseId })).toEqual(['inCompleted'])
  })
})
