// What the sitemap tells search engines about mentors.
import { expect, test } from 'vitest'
import { read } from '~/db/read.server'
import { openWorld } from '../support/world'

const { owner, aMentor } = await openWorld()
const listed = () =>
  read(
    null,
    (sql) => sql<{ mentorId: number; changedOn: string | null }[]>`select * from api.public_mentors()`,
  )

test('public mentors stand there, each with the day of the last change; private and inactive ones do not', async () => {
  const [open, hidden, inactive] = [
    await aMentor(),
    await aMentor({ visibility: 'private' }),
    await aMentor({ status: 'inactive' }),
  ]
  const [day] = await owner<{ today: string }[]>`select rules.local_date()::text as today`
  const ids = (await listed()).map(({ mentorId }) => mentorId)
  expect(ids).toContain(open.id)
  expect(ids).not.toContain(hidden.id)
  expect(ids).not.toContain(inactive.id)
  // In a transaction that is rolled back, with what was recorded of her moved into the past.
  const changedOn = (act: string) =>
    owner
      .begin(async (sql) => {
        await sql`set local session_replication_role = replica`
        await sql`update data.history set at = at - interval '40 days' where subject_id = ${open.id}`
        await sql`set local session_replication_role = origin`
        const before =
          await sql`select changed_on < rules.local_date() as past from api.public_mentors() where mentor_id = ${open.id}`
        await sql.unsafe(act, [open.id])
        const after =
          await sql`select changed_on::text as day from api.public_mentors() where mentor_id = ${open.id}`
        throw Object.assign(new Error('rolled back'), { seen: [before[0]!.past, after[0]!.day] })
      })
      .catch(({ seen }: { seen: unknown }) => seen)
  expect(
    await changedOn(`insert into data.testimonials (mentor_id, mentee_full_name, given_on, text, published_at)
      values ($1, 'Μαρία Νέου', '2026-01-02', 'Με βοήθησε πολύ.', now())`),
  ).toEqual([true, day!.today])
})
