// What lists sort and search by stands in the rows themselves: it follows the people and the sessions.
import { expect, test } from 'vitest'
import { call, keepsAllPromises } from '../support/calls'
import { openWorld } from '../support/world'

const { owner, aMentee, aMentor, theAdmin, aMentorship, aRequest } = await openWorld()
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

keepsAllPromises(owner)
