// The demo's other mentees: each is a row of a list, and its shape says what happens.
/** @typedef {import('./narrator.mjs').Narrator} Narrator */
/** @typedef {{ mentee: string, shape: keyof typeof shapes, package: string | null, byCard: boolean, mentor: string,
 *   every: number, rest: number, message: string, words: string, notes: string[] }} Row */

/** Returns a story for each row of the list. @param {import('postgres').TransactionSql} tx */
export async function listedStories(tx) {
  const rows = await tx`
    select p.mentee, p.shape, p.package, p.by_card as "byCard", p.mentor, p.every, p.rest, p.message, p.words,
      coalesce(n.notes[1:p.meetings], '{}') as notes
    from demo_pairs p left join demo_notes n on n.topic = p.topic
    order by p.position`
  return /** @type {Row[]} */ (/** @type {unknown} */ (rows)).map(
    (row) => async (/** @type {Narrator} */ tell) => {
      await shapes[row.shape](tell, row)
      await tell.pass(row.rest)
    },
  )
}

/** @satisfies {Record<string, (tell: Narrator, row: Row) => Promise<unknown>>} */
const shapes = {
  running: meet,
  async completed(tell, row) {
    const mentorship = await meet(tell, row)
    await tell.pass(3)
    await tell.complete(mentorship)
    if (row.words) await tell.praise(mentorship, row.words)
  },
  async paused(tell, row) {
    await tell.pause(await meet(tell, row), row.words)
  },
  async stopped(tell, row) {
    await tell.stop(await meet(tell, row), row.words)
  },
  async coached(tell, row) {
    await buy(tell, row)
    await tell.pass(2)
    const request = await tell.askCoaching(row.mentee, row.mentor, row.message, row.words)
    await tell.pass(1)
    const mentorship = await tell.approve(row.mentor, request)
    await tell.meet(row.mentee, mentorship, row.every, row.notes)
    await tell.complete(mentorship)
  },
  async asksCoach(tell, row) {
    await buy(tell, row)
    await tell.pass(3)
    await tell.askCoaching(row.mentee, row.mentor, row.message, row.words)
  },
  asks: ask,
  async rejected(tell, row) {
    const request = await ask(tell, row)
    await tell.pass(3)
    await tell.reject(row.mentor, request, 'no_time', row.words)
  },
  async unanswered(tell, row) {
    await ask(tell, row)
    await tell.pass(6)
    await tell.sql`select api.job_expire_requests()`
  },
  mayAsk: buy,
  orders: order,
  async sendsProof(tell, row) {
    const purchase = await order(tell, row)
    await tell.pass(row.every)
    await tell.sendProof(row.mentee, purchase)
  },
  async orderLapsed(tell, row) {
    await order(tell, row)
    await tell.pass(15)
    await tell.sql`select api.job_lapse_orders()`
  },
  async cancels(tell, row) {
    const purchase = await order(tell, row)
    await tell.pass(row.every)
    await tell.cancel(row.mentee, purchase)
  },
  async paysTwice(tell, row) {
    const purchase = await buy(tell, row)
    await tell.pass(4)
    await tell.bookDeposit(purchase, 'ΕΜΒΑΣΜΑ 4471-0092')
  },
  async asksMoneyBack(tell, row) {
    const purchase = await buy(tell, row)
    await tell.pass(row.every)
    await tell.askMoneyBack(row.mentee, purchase, row.words)
  },
  async gotMoneyBack(tell, row) {
    const purchase = await buy(tell, row)
    await tell.pass(row.every)
    const refund = await tell.withdrawFromPurchase(row.mentee, purchase)
    await tell.pass(2)
    await tell.sendMoneyBack(refund, 'ΕΠΙΣΤΡΟΦΗ 2208-115')
  },
}

/** @param {Narrator} tell @param {Row} row */
function order(tell, row) {
  return tell.order(row.mentee, row.package ?? '')
}

/** @param {Narrator} tell @param {Row} row */
function buy(tell, row) {
  return row.byCard ? tell.buyByCard(row.mentee, row.package ?? '') : tell.buy(row.mentee, row.package ?? '')
}

/** @param {Narrator} tell @param {Row} row */
async function ask(tell, row) {
  if (row.package) await buy(tell, row)
  await tell.pass(2)
  return tell.ask(row.mentee, row.mentor, row.message)
}

/** Asks, starts the mentorship, and adds a session for each note. @param {Narrator} tell @param {Row} row */
async function meet(tell, row) {
  const request = await ask(tell, row)
  await tell.pass(1)
  const mentorship = await tell.approve(row.mentor, request)
  await tell.meet(row.mentee, mentorship, row.every, row.notes)
  return mentorship
}
