// Time in the demo's stories: acts happen now; then their dates are moved into the past.
import { randomBytes } from 'node:crypto'

/** @typedef {import('postgres').TransactionSql} Sql */
/** @typedef {'admin' | 'mentor' | 'mentee'} Role */

const told = [
  'data.users',
  'data.mentors',
  'data.consents',
  'data.scholarships',
  'data.awards',
  'data.purchases',
  'data.parts',
  'data.proofs',
  'data.payments',
  'data.ledger_entries',
  'data.refunds',
  'data.refund_requests',
  'data.checkouts',
  'data.payment_flags',
  'data.mentorship_requests',
  'data.mentorships',
  'data.sessions',
  'data.history',
  'data.testimonials',
  'private.outbox',
]

/** Returns the e-mail address of a demo person. @param {string} who */
export const address = (who) => `${who}@demo.example`

/** Moves dates of one transaction into the past. */
export class Past {
  /** @type {Map<string, number>} */
  #start = new Map()
  /** @type {[string, string[]][]} */
  #timeColumns = []
  /** @type {Map<string, string>} */
  #sessions = new Map()

  /** @param {Sql} sql */
  constructor(sql) {
    this.sql = sql
  }

  /** Starts another story, in which nobody is signed in yet. */
  async begin() {
    await this.sql`select set_config('app.session', '', true)`
    const last = told.map(
      (table) => `select '${table}' as name, coalesce(max(id), 0)::integer as id from ${table}`,
    )
    for (const { name, id } of await this.sql.unsafe(last.join(' union all '))) this.#start.set(name, id)
  }

  /** Lets `days` pass: moves every date of this story into the past. @param {number} days */
  async pass(days) {
    if (days === 0) return
    if (this.#timeColumns.length === 0) this.#timeColumns = await this.#findTimeColumns()
    const moves = this.#timeColumns.map(([table, columns], n) => {
      const moved = columns.map((column) => `${column} = ${column} - make_interval(days => $1)`)
      return `moved_${n} as (update ${table} set ${moved.join(', ')} where id > $${n + 2})`
    })
    const starts = this.#timeColumns.map(([table]) => this.#start.get(table) ?? 0)
    // The same text each time, so PostgreSQL plans it once.
    await this.sql.unsafe(`with ${moves.join(', ')} select`, [days, ...starts], { prepare: true })
  }

  /** @param {string} who @param {Role} role */
  async actAs(who, role) {
    const viewer = `${role} ${who}`
    const known = this.#sessions.get(viewer)
    const secret = known ?? randomBytes(24).toString('base64url')
    this.#sessions.set(viewer, secret)
    if (!known)
      await this.sql`
      insert into private.sessions (token_hash, user_id, role, user_agent, expires_at)
      select sha256(convert_to(${secret}, 'UTF8')), id, ${role}, 'demo', now() + interval '1 hour'
      from data.users where email = ${address(who)}`
    await this.sql`select set_config('app.session', ${secret}, true)`
  }

  /**
   * Returns the one number that a query selects.
   * @param {TemplateStringsArray} text @param {import('postgres').ParameterOrFragment<never>[]} values
   */
  async number(text, ...values) {
    const [row] = await this.sql(text, ...values).values()
    if (typeof row?.[0] !== 'number') throw new Error(`The demo found no one for: ${text.join('…').trim()}`)
    return row[0]
  }

  /**
   * Returns the date and time columns of the story's tables, without birthdates.
   * @returns {Promise<[string, string[]][]>}
   */
  async #findTimeColumns() {
    const rows = await this.sql`
      select c.attrelid::regclass::text as name, array_agg(quote_ident(c.attname)) as columns
      from pg_attribute c
      where c.attrelid = any (${told}::text[]::regclass[]) and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
        and c.attname <> 'birthdate'
        and c.atttypid in ('timestamptz'::regtype, 'date'::regtype)
      group by c.attrelid`
    return rows.map((row) => [row.name, row.columns])
  }
}
