// The steps of a demo story. Each calls the product's own functions, so every rule holds, and mails and history
// exist.
import { randomBytes } from 'node:crypto'
import { address, Past } from './past.mjs'

/** Returns a valid IBAN, different for each purchase. @param {number} purchase */
function accountFor(purchase) {
  const rest = `0810001${String(purchase).padStart(16, '0')}`
  // GR00 at the end, G and R as numbers: with the right check digits, the number modulo 97 is 1.
  const check = 98n - (BigInt(`${rest}162700`) % 97n)
  return `GR${String(check).padStart(2, '0')}${rest}`
}

/** Tells stories inside one transaction. */
export class Narrator extends Past {
  /** @param {string} mentee @param {string} packageCode @param {{ method?: 'deposit' | 'card', guardian?: string }} [how] */
  async order(mentee, packageCode, { method = 'deposit', guardian } = {}) {
    await this.actAs(mentee, 'mentee')
    return this.number`
      select api.purchase_package(p.id, ${method}, true, ${guardian ?? null}, ${guardian ? address('guardian') : null},
        ${guardian ? '+306900000000' : null}, ${guardian !== undefined}, begin_requested => true)
      from data.packages p where p.code = ${packageCode}`
  }

  /** @param {string} mentee @param {number} purchase */
  async sendProof(mentee, purchase) {
    await this.actAs(mentee, 'mentee')
    await this.sql`select api.send_proof(${purchase}, 'katathesi.pdf', 'application/pdf', ${depositSlip})`
  }

  /**
   * Orders, sends the proof; the team confirms the payment the next day.
   * @param {string} mentee @param {string} packageCode
   */
  async buy(mentee, packageCode) {
    const purchase = await this.order(mentee, packageCode)
    await this.sendProof(mentee, purchase)
    await this.pass(1)
    await this.actAs('admin', 'admin')
    await this.sql`select api.mark_paid(${purchase}, true)`
    return purchase
  }

  /** Orders and pays by card at once. @param {string} mentee @param {string} packageCode */
  async buyByCard(mentee, packageCode) {
    const purchase = await this.order(mentee, packageCode, { method: 'card' })
    await this.actAs(mentee, 'mentee')
    const end = randomBytes(12).toString('hex')
    await this.sql`
      select api.settle_checkout(jsonb_build_object('idempotencyKey', o.idempotency_key, 'sessionId', ${`cs_demo_${end}`}::text,
        'state', 'paid', 'livemode', false, 'kind', 'payment', 'purchaseId', o.asked->'purchaseId', 'currency', o.asked->'currency',
        'cents', o.asked->'cents', 'paymentIntent', ${`pi_demo_${end}`}::text))
      from api.open_checkout(${purchase}, false) o`
    await this.pass(1)
    return purchase
  }

  /** @param {string} mentee @param {number} purchase */
  async cancel(mentee, purchase) {
    await this.actAs(mentee, 'mentee')
    await this.sql`select api.cancel_order(${purchase})`
  }

  /**
   * Withdraws from a purchase within the deadline, with a bank account for the refund.
   * @param {string} mentee @param {number} purchase
   */
  async withdrawFromPurchase(mentee, purchase) {
    await this.actAs(mentee, 'mentee')
    return this.number`
      select api.withdraw_purchase(r.purchase_id, r.refund_cents, ${accountFor(purchase)})
      from api.purchase_refunds r where r.purchase_id = ${purchase}`
  }

  /** @param {string} mentee @param {number} purchase @param {string} why */
  async askMoneyBack(mentee, purchase, why) {
    await this.actAs(mentee, 'mentee')
    await this.sql`select api.ask_refund(${purchase}, ${why}, ${accountFor(purchase)})`
  }

  /** The team has sent the refund from its bank. @param {number} refund @param {string} reference */
  async sendMoneyBack(refund, reference) {
    await this.actAs('admin', 'admin')
    await this.sql`select api.settle_refund(${refund}, ${reference})`
  }

  /** The same purchase is paid a second time, by deposit. @param {number} purchase @param {string} reference */
  async bookDeposit(purchase, reference) {
    await this.actAs('admin', 'admin')
    await this.sql`
      select api.book_deposit(u.id, ${reference}, u.price_cents) from data.purchases u where u.id = ${purchase}`
  }

  /**
   * Creates a scholarship and awards it to the mentee.
   * @param {string} mentee @param {string} name
   * @param {'full_3m' | 'partial_50'} kind @param {string} packageCode
   */
  async award(mentee, name, kind, packageCode) {
    await this.actAs('admin', 'admin')
    return this.number`
      select api.award_scholarship(api.create_scholarship(${name}, ${kind}), e.id, p.id)
      from data.mentees e join data.users u on u.id = e.user_id, data.packages p
      where u.email = ${address(mentee)} and p.code = ${packageCode}`
  }

  /** @param {string} mentor @param {string} name */
  async gift(mentor, name) {
    await this.actAs(mentor, 'mentor')
    await this.sql`select api.gift_scholarship(${name})`
  }

  /** @param {string} mentee @param {string} mentor @param {string} message */
  async ask(mentee, mentor, message) {
    await this.actAs(mentee, 'mentee')
    return this.number`
      select api.request_mentoring(m.id, ${message})
      from data.mentors m join data.users u on u.id = m.user_id where u.email = ${address(mentor)}`
  }

  /** @param {string} mentee @param {string} coach @param {string} message @param {string} reason */
  async askCoaching(mentee, coach, message, reason) {
    await this.actAs(mentee, 'mentee')
    return this.number`
      select api.request_coaching(m.id, ${message}, ${reason}, t.id, true)
      from data.mentors m join data.users u on u.id = m.user_id, data.support_topics t
      where u.email = ${address(coach)} and t.code = 'leadership'`
  }

  /** @param {string} mentee @param {number} request */
  async withdraw(mentee, request) {
    await this.actAs(mentee, 'mentee')
    await this.sql`select api.withdraw_request(${request})`
  }

  /** The mentor's question about a request. @param {string} mentor @param {number} request @param {string} question */
  async wonder(mentor, request, question) {
    await this.actAs(mentor, 'mentor')
    await this.sql`select api.ask_question(${request}, ${question})`
  }

  /** The mentee's answer to it. @param {string} mentee @param {number} request @param {string} answer */
  async explain(mentee, request, answer) {
    await this.actAs(mentee, 'mentee')
    await this.sql`select api.answer_question(${request}, ${answer})`
  }

  /**
   * Plans a session at 18:30 in Athens, so many days from now.
   * @param {string} mentor @param {number} mentorship @param {number} days @param {string} place
   */
  async plan(mentor, mentorship, days, place) {
    await this.actAs(mentor, 'mentor')
    await this.sql`
      select api.plan_session(${mentorship},
        api.wall_clock((now() at time zone 'Europe/Athens')::date + ${days}::integer, '18:30'), 60, place => ${place})`
  }

  /** @param {string} mentor @param {number} request */
  async approve(mentor, request) {
    await this.actAs(mentor, 'mentor')
    return this.number`select api.approve_mentorship_request(${request})`
  }

  /** @param {string} mentor @param {number} request @param {string} reason @param {string} message */
  async reject(mentor, request, reason, message) {
    await this.actAs(mentor, 'mentor')
    await this.sql`select api.reject_mentorship_request(${request}, ${reason}, ${message})`
  }

  /**
   * Adds a session for each note, `everyDays` days apart.
   * @param {string} mentee @param {number} mentorship @param {number} everyDays @param {string[]} notes
   */
  async meet(mentee, mentorship, everyDays, notes) {
    for (const note of notes) {
      await this.pass(everyDays)
      await this.actAs(mentee, 'mentee')
      const formKey = randomBytes(16).toString('hex')
      await this.sql`select api.increase_sessions(${mentorship}, ${formKey}, null, 60, ${note})`
    }
  }

  /** @param {number} mentorship */
  async complete(mentorship) {
    await this.actAs('admin', 'admin')
    await this.sql`select api.complete_mentorship(${mentorship})`
  }

  /** @param {number} mentorship @param {string} reason */
  async pause(mentorship, reason) {
    await this.actAs('admin', 'admin')
    await this.sql`select api.pause_mentorship(${mentorship}, ${reason})`
  }

  /** @param {number} mentorship @param {string} reason */
  async stop(mentorship, reason) {
    await this.actAs('admin', 'admin')
    await this.sql`select api.stop_mentorship(${mentorship}, ${reason}, 'mentee')`
  }

  /**
   * The mentee of a finished mentorship writes a testimonial about the mentor.
   * @param {number} mentorship @param {string} text
   */
  async praise(mentorship, text) {
    await this.sql`
      insert into data.testimonials (mentor_id, mentee_full_name, given_on, text, published_at, mentorship_id)
      select s.mentor_id, u.name || ' ' || u.surname, rules.local_date(), ${text}, now(), s.id
      from data.mentorships s join data.users u on u.id = s.mentee_user_id where s.id = ${mentorship}`
  }
}

// The smallest valid PDF: one empty page.
const depositSlip = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 298]>>endobj
trailer<</Root 1 0 R>>
`)
