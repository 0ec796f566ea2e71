// The words in which a demo mentee's story is told: through the product's own functions, so that every rule
// holds and every mail and line of history exists.
import { randomBytes } from 'node:crypto'

/** @typedef {import('postgres').TransactionSql} Sql */
/** @typedef {'admin' | 'mentor' | 'mentee'} Role */

const told = [
  'data.consents', 'data.scholarships', 'data.awards', 'data.purchases', 'data.parts', 'data.proofs', 'data.payments', 'data.ledger_entries',
  'data.refunds',
  'data.mentorship_requests', 'data.mentorships', 'data.sessions', 'data.history', 'data.testimonials',
  'private.outbox',
]

/** The e-mail address of a demo person. @param {string} who */
export const address = (who) => `${who}@demo.example`

/** Tells stories inside one transaction. */
export class Narrator {
  /** @type {Map<string, number>} */
  #start = new Map()
  /** @type {[string, string[]][]} */
  #timeColumns = []

  /** @param {Sql} sql */
  constructor(sql) {
    this.sql = sql
  }

  /** Begins another story. */
  async begin() {
    for (const table of told) {
      this.#start.set(table, await this.#number`select coalesce(max(id), 0)::integer from ${this.sql(table)}`)
    }
  }

  /** Lets days go by, by moving all that this story has written so far into the past. @param {number} days */
  async pass(days) {
    if (this.#timeColumns.length === 0) this.#timeColumns = await this.#findTimeColumns()
    for (const [table, columns] of this.#timeColumns) {
      const moved = columns.map((column) => `${column} = ${column} - make_interval(days => $1)`)
      const start = this.#start.get(table) ?? 0
      await this.sql.unsafe(`update ${table} set ${moved.join(', ')} where id > $2`, [days, start])
    }
  }

  /** @param {string} mentee @param {string} packageCode @param {string} [guardian] */
  async order(mentee, packageCode, guardian) {
    await this.#actAs(mentee, 'mentee')
    return this.#number`
      select api.purchase_package(p.id, 'deposit', true, ${guardian ?? null},
        ${guardian ? address('guardian') : null}, ${guardian !== undefined})
      from data.packages p where p.code = ${packageCode}`
  }

  /** @param {string} mentee @param {number} purchase */
  async sendProof(mentee, purchase) {
    await this.#actAs(mentee, 'mentee')
    await this.sql`select api.send_proof(${purchase}, 'katathesi.pdf', 'application/pdf', ${depositSlip})`
  }

  /** Orders, sends the proof and is confirmed the next day. @param {string} mentee @param {string} packageCode */
  async buy(mentee, packageCode) {
    const purchase = await this.order(mentee, packageCode)
    await this.sendProof(mentee, purchase)
    await this.pass(1)
    await this.#actAs('admin', 'admin')
    await this.sql`select api.mark_paid(${purchase})`
    return purchase
  }

  /** Withdraws in time, with an account for the money. @param {string} mentee @param {number} purchase */
  async withdrawFromPurchase(mentee, purchase) {
    await this.#actAs(mentee, 'mentee')
    await this.sql`select api.withdraw_purchase(${purchase}, 'GR96 0810 0010 0000 0123 4567 890')`
  }

  /** Opens a scholarship and gives it to her. @param {string} mentee @param {string} name
   * @param {'full_3m' | 'partial_50'} kind @param {string} packageCode */
  async award(mentee, name, kind, packageCode) {
    await this.#actAs('admin', 'admin')
    return this.#number`
      select api.award_scholarship(api.create_scholarship(${name}, ${kind}), e.id, p.id)
      from data.mentees e join data.users u on u.id = e.user_id, data.packages p
      where u.email = ${address(mentee)} and p.code = ${packageCode}`
  }

  /** @param {string} mentor @param {string} name */
  async gift(mentor, name) {
    await this.#actAs(mentor, 'mentor')
    await this.sql`select api.gift_scholarship(${name})`
  }

  /** @param {string} mentee @param {string} mentor @param {string} message */
  async ask(mentee, mentor, message) {
    await this.#actAs(mentee, 'mentee')
    return this.#number`
      select api.request_mentoring(m.id, ${message})
      from data.mentors m join data.users u on u.id = m.user_id where u.email = ${address(mentor)}`
  }

  /** @param {string} mentee @param {string} coach @param {string} message @param {string} reason */
  async askCoaching(mentee, coach, message, reason) {
    await this.#actAs(mentee, 'mentee')
    return this.#number`
      select api.request_coaching(m.id, ${message}, ${reason}, t.id, true)
      from data.mentors m join data.users u on u.id = m.user_id, data.support_topics t
      where u.email = ${address(coach)} and t.code = 'leadership'`
  }

  /** @param {string} mentee @param {number} request */
  async withdraw(mentee, request) {
    await this.#actAs(mentee, 'mentee')
    await this.sql`select api.withdraw_request(${request})`
  }

  /** @param {string} mentor @param {number} request */
  async approve(mentor, request) {
    await this.#actAs(mentor, 'mentor')
    return this.#number`select api.approve_mentorship_request(${request})`
  }

  /** @param {string} mentor @param {number} request @param {string} reason @param {string} message */
  async reject(mentor, request, reason, message) {
    await this.#actAs(mentor, 'mentor')
    await this.sql`select api.reject_mentorship_request(${request}, ${reason}, ${message})`
  }

  /** One session for each note, so many days apart.
   * @param {string} mentee @param {number} mentorship @param {number} everyDays @param {string[]} notes */
  async meet(mentee, mentorship, everyDays, notes) {
    for (const note of notes) {
      await this.pass(everyDays)
      await this.#actAs(mentee, 'mentee')
      const formKey = randomBytes(16).toString('hex')
      await this.sql`select api.increase_sessions(${mentorship}, ${formKey}, null, 60, ${note})`
    }
  }

  /** @param {number} mentorship */
  async complete(mentorship) {
    await this.#actAs('admin', 'admin')
    await this.sql`select api.complete_mentorship(${mentorship})`
  }

  /** @param {number} mentorship @param {string} reason */
  async stop(mentorship, reason) {
    await this.#actAs('admin', 'admin')
    await this.sql`select api.stop_mentorship(${mentorship}, ${reason}, 'mentee')`
  }

  /** What the mentee of a finished mentorship says of her mentor. @param {number} mentorship @param {string} text */
  async praise(mentorship, text) {
    await this.sql`
      insert into data.testimonials (mentor_id, mentee_full_name, given_on, text, published_at, mentorship_id)
      select s.mentor_id, u.name || ' ' || u.surname, rules.local_date(), ${text}, now(), s.id
      from data.mentorships s join data.users u on u.id = s.mentee_user_id where s.id = ${mentorship}`
  }

  /** @param {string} who @param {Role} role */
  async #actAs(who, role) {
    const secret = randomBytes(24).toString('base64url')
    await this.sql`
      insert into private.sessions (token_hash, user_id, role, user_agent, expires_at)
      select sha256(convert_to(${secret}, 'UTF8')), id, ${role}, 'demo', now() + interval '1 hour'
      from data.users where email = ${address(who)}`
    await this.sql`select set_config('app.session', ${secret}, true)`
  }

  /** The one number a query answers with.
   * @param {TemplateStringsArray} text @param {import('postgres').ParameterOrFragment<never>[]} values */
  async #number(text, ...values) {
    const [row] = await this.sql(text, ...values).values()
    if (typeof row?.[0] !== 'number') throw new Error(`The demo found no one for: ${text.join('…').trim()}`)
    return row[0]
  }

  /** The columns of the told tables that hold a moment or a day. @returns {Promise<[string, string[]][]>} */
  async #findTimeColumns() {
    const rows = await this.sql`
      select c.attrelid::regclass::text as name, array_agg(quote_ident(c.attname)) as columns
      from pg_attribute c
      where c.attrelid = any (${told}::text[]::regclass[]) and c.attnum > 0 and not c.attisdropped
        and c.atttypid in ('timestamptz'::regtype, 'date'::regtype)
      group by c.attrelid`
    return rows.map((row) => [row.name, row.columns])
  }
}

// The smallest PDF that opens: one empty page.
const depositSlip = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 298]>>endobj
trailer<</Root 1 0 R>>
`)
