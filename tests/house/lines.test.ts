// Long: the lists of columns. Every text that a person writes has one line or several, and the database knows which.
import type { Sql } from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../support/postgres'

/** Texts of several lines that people write. */
const severalLines = [
  'data.edit_requests.message',
  'data.edit_requests.words',
  'data.goals.text',
  'data.history.reason',
  'data.mentees.about',
  'data.mentor_details.mentee_wishlist',
  'data.mentor_details.mentoring_reason',
  'data.follow_ups.note',
  'data.mentor_pages.description',
  'data.mentors.status_message',
  'data.mentorship_requests.answer',
  'data.mentorship_requests.message',
  'data.mentorship_requests.question',
  'data.mentorship_requests.reason',
  'data.mentorship_requests.reject_message',
  'data.mentorship_requests.team_note',
  'data.mentorships.end_reason',
  'data.messages.text',
  'data.notes.text',
  'data.offers.description',
  'data.pair_wishes.answer',
  'data.pair_wishes.reason',
  'data.payment_flags.note',
  'data.refund_requests.answer',
  'data.refund_requests.text',
  'data.refunds.reason',
  'data.reports.answer',
  'data.reports.decision',
  'data.reports.text',
  'data.scholarships.message',
  'data.seminars.cancel_reason',
  'data.seminars.description',
  'data.sessions.note',
  'data.scholarship_requests.answer',
  'data.scholarship_requests.reason',
  'data.suggestion_requests.answer',
  'data.suggestion_requests.help',
  'data.suggestion_requests.text',
  'data.suggestion_requests.topic',
  'data.testimonials.text',
  // As they stand in the file; what is taken from them becomes lines.
  'private.import_rows.cells',
  'private.imports.headings',
  'private.statements.headings',
]

/** What programs write: codes, keys, hashes, sayings of Stripe and of browsers, and what is derived from other columns. */
const byPrograms =
  /\.(code|country|currency|key|kind|act|event|field|from_state|to_state|ground|idempotency_key|reference|reference_end|signs|taken_back|folded|words_made_of|words_walk\.reason|listed_\w+|last_error|error|password_hash|sealed_secret|input_hash|stripe_\w+|dispute_ref|drawn_from)$|^private\.(answered_calls|attempts|disputes|everyday_words|held_back|import_rows|jobs|known_words|outbox|reminders|scholarship_years|standstills|stripe_events|used_forms|user_words)\.|^private\.sessions\.user_agent$|^data\.(allowed_transitions|history|mails|payment_flags|package_parts|texts|consents)\./

let database: Awaited<ReturnType<typeof freshDatabase>>
let sql: Sql
beforeAll(async () => {
  database = await freshDatabase()
  sql = database.owner
})
afterAll(() => database.end())

/** Every column of texts, with what its domain and the constraints on it alone check. */
const columns = () => sql<{ name: string; type: string; checks: string[] }[]>`
  select a.attrelid::regclass || '.' || a.attname as name, format_type(a.atttypid, null) as type,
    array(
      select pg_get_expr(c.conbin, c.conrelid) from pg_constraint c
      where c.contype = 'c' and c.conrelid = a.attrelid and c.conkey = array[a.attnum]) as checks
  from pg_attribute a join pg_class r on r.oid = a.attrelid join pg_type t on t.oid = a.atttypid
  where r.relnamespace in ('data'::regnamespace, 'private'::regnamespace) and r.relkind = 'r' and a.attnum > 0
    and not a.attisdropped
    and (t.typcategory = 'S' or (t.typcategory = 'A' and (select e.typcategory from pg_type e where e.oid = t.typelem) = 'S'))
  order by 1`

/** Whether a column takes this text, in each of the shapes that its other checks may want. */
async function takes({ name, type, checks }: { name: string; type: string; checks: string[] }, sign: string) {
  const column = name.split('.').at(-1)!
  const shapes = [
    `Άννα${sign}Μαρία`,
    `Αννα Μαρία${sign}`,
    `https://a.example/${sign}a`,
    `anna@a${sign}.example`,
  ]
  for (const shape of shapes) {
    const value = type.endsWith('[]') ? [shape] : shape
    const all = checks.map((check) => `coalesce((${check}), true)`).join(' and ') || 'true'
    const taken = await sql
      .unsafe<{ taken: boolean }[]>(`select ${all} as taken from (select $1::${type} as ${column}) as row`, [
        value,
      ])
      .then(
        ([found]) => found!.taken,
        (error: { code?: string }) => {
          // 23514: the domain refuses it; 22001: too long for char(2).
          if (error.code === '23514' || error.code === '22001') return false
          throw error
        },
      )
    if (taken) return true
  }
  return false
}

test('a text of one line takes no line end and no direction sign', async () => {
  const lines = [...(await columns())].filter(
    ({ name }) => !severalLines.includes(name) && !byPrograms.test(name),
  )
  expect(lines.length).toBeGreaterThan(40)
  const loose: string[] = []
  for (const column of lines)
    for (const sign of ['\n', '\u202e', '\u0007', '\u2028'])
      if (await takes(column, sign)) loose.push(`${column.name} takes U+${sign.codePointAt(0)!.toString(16)}`)
  expect(loose).toEqual([])
})

test('the list of texts of several lines names columns that there are', async () => {
  const names = [...(await columns())].map(({ name }) => name)
  expect(severalLines.filter((name) => !names.includes(name))).toEqual([])
})
