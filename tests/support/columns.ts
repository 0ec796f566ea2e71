import { act } from '~/db/act.server'
import type { Identity } from '~/db/identity'
import type { Woman } from './people'
import { fillEveryTable, fillMentee, ownersOf } from './privacy'
import { ruleOf } from './refusals'
import type { World } from './world'

/** What each viewer reads, by table and column. */
export type Matrix = Record<string, Record<string, Record<string, string>>>
type Viewers = Record<string, { userId: number | null; identity: Identity }>

const byPurchase =
  'select e.user_id from data.purchases p join data.mentees e on e.id = p.mentee_id where p.id ='
const byMentorship =
  'select unnest(array[s.mentee_user_id, s.mentor_user_id]) from data.mentorships s where s.id ='
const whoseBy = {
  user: (column: string) => `array[r.${column}]`,
  mentor: (column: string) => `array(select m.user_id from data.mentors m where m.id = r.${column})`,
  mentee: (column: string) => `array(select e.user_id from data.mentees e where e.id = r.${column})`,
  purchase: (column: string) => `array(${byPurchase} r.${column})`,
  mentorship: (column: string) => `array(${byMentorship} r.${column})`,
}
const pair = 'array[r.mentee_user_id, r.mentor_user_id]'

/** Tables whose owners are not in a single column; null: the rows belong to nobody, like an offer. */
const specially: Record<string, string | null> = {
  edit_request_changes: `array(select m.user_id from data.edit_requests q join data.mentors m on m.id = q.mentor_id
    where q.id = r.edit_request_id)`,
  history: 'array[r.actor_user_id]',
  mentorship_requests: pair,
  mentorships: pair,
  offers: null,
  seminars: null,
  scholarships: `array(select m.user_id from data.mentors m where m.id = r.given_by_mentor_id) || array(
    select e.user_id from data.awards a join data.mentees e on e.id = a.mentee_id where a.scholarship_id = r.id)`,
  testimonials: whoseBy.mentor('mentor_id'),
}

/** Returns SQL for the users to whom a row r of a table belongs; null for tables whose rows belong to nobody. */
export function whoseRow(table: string) {
  if (table in specially) return specially[table]!
  const owner = ownersOf[table]
  return owner && owner[1] !== 'text' ? whoseBy[owner[1]](owner[0]) : null
}

/** The world of the privacy tests, plus a second running mentorship, whose mentee is an admin too. */
export async function fillForColumns(world: World) {
  const { owner } = world
  const { women } = await fillEveryTable(world)
  const { A, M, D, E } = women
  const hers = { ...E, ...(await world.aPackage(E, 'three_months')) }
  const mentor = await world.aMentor()
  const { id } = await world.aMentorship({ mentor, mentee: hers, sessions: 1 })
  await fillMentee(owner, hers, mentor)
  await owner`insert into data.photos (user_id, small, large, mime) values (${E.userId}, '1', '2', 'image/png')`
  await owner`insert into data.testimonials (mentor_id, mentee_full_name, given_on, text, published_at)
    values (${mentor.id}, 'Q', '2026-01-01', 'published', now()), (${mentor.id}, 'q', '2026-01-02', 'a draft', null)`
  const [photo] = await owner`
    insert into data.photos (user_id, small, large, mime) values (${mentor.userId}, '1', '2', 'image/png') returning id`
  await owner`update data.mentor_cards set photo_id = ${photo!.id} where mentor_id = ${mentor.id}`
  await owner`insert into data.proposals (mentorship_id, times, proposed_by, proposed_by_user_id)
    values (${id}, '{2999-01-01}', 'mentee', ${E.userId})`
  await owner`insert into data.goals (mentorship_id, text, created_by_user_id) values (${id}, 'test', ${E.userId})`
  await owner`insert into data.pair_wishes (mentorship_id, user_id, wish, reason) values (${id}, ${E.userId}, 'end', 'test')`
  await owner`insert into data.feedback (mentorship_id, user_id, step, answers) values (${id}, ${E.userId}, 'end', '{}')`
  await owner`insert into data.notes (about_user_id, text, written_by_user_id) values (${E.userId}, 'test', ${D.userId})`
  await owner`
    insert into data.follow_ups (trouble, mentorship_id, by_user_id, settled) values ('quiet', ${id}, ${D.userId}, false)`
  await owner`insert into data.reports (by_user_id, text) values (${E.userId}, 'test')`
  await owner`
    insert into data.messages (to_user_id, to_role, text, sent_by_user_id) values (${E.userId}, 'mentee', 'test', ${D.userId})`
  await owner`insert into data.scholarships (name, kind, year, given_by_mentor_id) values ('gift', 'mentor_gift', 2026, ${mentor.id})`
  const as = ({ userId, viewer }: Woman) => ({ userId, identity: viewer })
  return {
    visitor: { userId: null, identity: null },
    mentee: as(A),
    mentor: as(M),
    admin: as(D),
    'admin as mentee': as(E),
  } satisfies Viewers
}

type Row = { key: string; hers: boolean }

/** Reads every column of every table as every viewer. */
export async function readMatrix({ owner }: World, viewers: Viewers): Promise<Matrix> {
  const columns = await owner<{ table: string; column: string; key: string[] }[]>`
    select c.relname as table, a.attname as column, array(
      select k.attname::text from pg_index i join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any (i.indkey)
      where i.indrelid = c.oid and i.indisprimary order by k.attnum) as key
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'data'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    order by c.relname, a.attnum`

  /** Returns all rows of a table, and whether they belong to the viewer. */
  async function rowsOf(table: string, key: string[], userId: number | null): Promise<Row[]> {
    const hers = userId === null ? 'false' : `coalesce(${userId} = any (${whoseRow(table) ?? "'{}'"}), false)`
    const rows = await owner.unsafe(`select ${hers}, ${key.join(', ')} from data.${table} r`).values()
    return rows.map(([own, ...values]) => ({ key: JSON.stringify(values), hers: own as boolean }))
  }

  /** Returns the keys of the rows in which the viewer can read this column; undefined when reading is refused. */
  async function readBy(identity: Identity, table: string, key: string[], column: string) {
    try {
      const rows = await act(identity, (sql) =>
        sql.unsafe(`select ${column}, ${key.join(', ')} from data.${table}`).values(),
      )
      return new Set(rows.map(([, ...values]) => JSON.stringify(values)))
    } catch (error) {
      if (ruleOf(error) === 'raw 42501') return undefined
      throw error
    }
  }

  const matrix: Matrix = {}
  for (const { table, column, key } of columns) {
    const cells = Object.entries(viewers).map(async ([name, { userId, identity }]) => {
      const read = await readBy(identity, table, key, column)
      return [name, wordsFor(await rowsOf(table, key, userId), read)] as const
    })
    const row = (matrix[table] ??= {})
    row[column] = Object.fromEntries(await Promise.all(cells))
  }
  return matrix
}

function wordsFor(rows: Row[], read: Set<string> | undefined) {
  if (!read) return 'refused'
  const part = (name: string, those: Row[]) => {
    const seen = those.filter((row) => read.has(row.key)).length
    return those.length === 0 ? [] : [`${name} ${seen === 0 ? 'no' : seen === those.length ? 'yes' : 'some'}`]
  }
  return [
    ...part(
      'own',
      rows.filter((row) => row.hers),
    ),
    ...part(
      'other',
      rows.filter((row) => !row.hers),
    ),
  ].join(', ')
}
