// Long: what a statement says against itself: money that left again, references that are none, sums that do not come out.
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  bookLines,
  findStatement,
  listLines,
  mapStatement,
  suggestColumns,
  uploadStatement,
} from '~/domain/statements/statements.server'
import { runEach } from '~/lists/bulk-act.server'
import { call } from '../support/calls'
import { cardsOf } from '../support/cards'
import type { Mentee } from '../support/people'
import { refused } from '../support/refusals'
import { cell } from '../support/rows'
import { aReference, bankDay, camt, entry, fileOf, transfersOf, writtenDay } from '../support/statements'
import { openWorld } from '../support/world'

const world = await openWorld()
const { owner, aMentee, theAdmin, flagsOf, prove, runJob } = world
const { openCheckout, expireSession } = cardsOf(world)

const admin = await theAdmin()
const anOrder = (fields = {}) => aMentee({ package: 'awaiting_payment', ...fields })
const { referenceOf, pays } = transfersOf(owner)
const leaves = (line: string) => line.replace('CRDT', 'DBIT')
const reversed = (line: string, word = 'true') => line.replace('<Sts>', `<RvslInd>${word}</RvslInd><Sts>`)

const upload = (entries: string[], closing?: number) =>
  uploadStatement(admin.viewer, fileOf(camt(entries, closing === undefined ? {} : { closing }))).then(
    ({ id }) => id,
  )
const linesOf = async (id: number) =>
  (await listLines(admin.viewer, id, 20_000)).toSorted((a, b) => a.number - b.number)
const fates = async (id: number) => (await linesOf(id)).map(({ fate }) => fate)
async function book(id: number, parts = ['sure']) {
  const lines = (await linesOf(id)).filter(({ part }) => parts.includes(part))
  return bookLines(admin.viewer, id, { lines }, runEach)
}
const ledger = ({ purchaseId }: Mentee) =>
  cell<number>(owner`
    select coalesce(sum(amount_cents::integer), 0)::integer from data.ledger_entries where purchase_id = ${purchaseId}`)

/** A bank's table; its columns are as its headings suggest. */
async function uploadTable(rows: string[], headings = 'Ημερομηνία;Περιγραφή;Χρέωση;Πίστωση;Υπόλοιπο') {
  const file = fileOf([`${headings};${randomUUID()}`, ...rows].join('\n'), 'statement.csv')
  const { id } = await uploadStatement(admin.viewer, file)
  const found = (await findStatement(admin.viewer, id))!
  await mapStatement(admin.viewer, found, suggestColumns(found))
  return id
}

describe('money that left again', () => {
  test('is set against the payment that it takes back, in either order of the file', async () => {
    const mentee = await anOrder()
    const came = await pays(mentee, { day: bankDay(20) })
    const left = leaves(await pays(mentee, { day: bankDay(21) }))
    for (const entries of [
      [came, left],
      [left, came],
    ]) {
      const id = await upload(entries)
      expect((await fates(id)).toSorted()).toEqual(['returned', 'takes_back'])
      expect(await book(id, ['sure', 'likely', 'returned'])).toMatchObject({ done: 0 })
    }
    expect(await ledger(mentee)).toBe(0)
  })

  test.each([
    ['a mark of one', (line: string) => reversed(leaves(line), '1')],
    ['the mark of the standard', (line: string) => reversed(leaves(line))],
    ['no mark', leaves],
  ])('with %s', async (_, back) => {
    const mentee = await anOrder()
    const line = await pays(mentee)
    expect(await fates(await upload([line, back(line)]))).toEqual(['returned', 'takes_back'])
  })

  test('without the reference of the order is found by the bank’s reference, by its words, or makes unsure', async () => {
    const [one, two, three] = [await anOrder(), await anOrder(), await anOrder()]
    const reference = aReference()
    const id = await upload([
      await pays(one, { reference }),
      leaves(entry({ text: 'ΧΩΡΙΣ ΛΟΓΙΑ', reference })),
    ])
    expect(await fates(id)).toEqual(['returned', 'takes_back'])
    const payer = { name: 'ΣΤΕΛΛΑ ΜΠΕΖΑ', amount: '62.00' }
    const words = await upload([
      await pays(two, payer),
      leaves(entry({ ...payer, text: `ΑΝΤΙΛΟΓΙΣΜΟΣ ${await referenceOf(two)}` })),
    ])
    expect(await fates(words)).toEqual(['returned', 'takes_back'])
    expect(
      await fates(await upload([await pays(three), leaves(entry({ text: 'ΑΝΤΙΛΟΓΙΣΜΟΣ ΕΝΤΟΛΗΣ' }))])),
    ).toEqual(['maybe_returned', 'may_take_back'])
    // Before the payment it cannot be a return of it, and another amount without a word of the order is none.
    expect(
      await fates(
        await upload([
          await pays(three, { day: bankDay(20) }),
          leaves(entry({ text: 'STORNO', day: bankDay(19) })),
          leaves(entry({ text: 'ΕΝΟΙΚΙΟ', amount: '500.00' })),
        ]),
      ),
    ).toEqual(['sure', 'reversed'])
  })

  test('is in the words of what came: it may be a payment that comes back, and is a question', async () => {
    const mentee = await anOrder()
    const id = await upload([
      await pays(mentee, { text: `ΑΝΑΚΛΗΣΗ ΕΜΒΑΣΜΑΤΟΣ ${await referenceOf(mentee)}` }),
    ])
    expect(await fates(id)).toEqual(['says_return'])
    await book(id)
    expect(await ledger(mentee)).toBe(0)
    await book(id, ['likely'])
    expect(await ledger(mentee)).toBe(6200)
  })

  test('of one of two payments of an order, or a part of one, leaves both to a person', async () => {
    const [one, two] = [await anOrder(), await anOrder()]
    const id = await upload([await pays(one), await pays(one), leaves(await pays(one))])
    expect(await fates(id)).toEqual(['maybe_returned', 'second', 'takes_back'])
    const part = await upload([await pays(two), leaves(await pays(two, { amount: '20.00' }))])
    expect(await fates(part)).toEqual(['maybe_returned', 'takes_back'])
  })

  test('in another file, brought before or after, leaves the payment to a person', async () => {
    const mentee = await anOrder()
    const gone = leaves(await pays(mentee, { day: bankDay(21) }))
    const came = await pays(mentee, { day: bankDay(20) })
    const later = await pays(mentee, { day: bankDay(22) })
    const first = await upload([came])
    expect(await fates(first)).toEqual(['sure'])
    const other = await upload([gone])
    expect(await fates(other)).toEqual(['takes_back'])
    expect([await fates(first), await fates(await upload([came]))]).toEqual([
      ['maybe_returned'],
      ['maybe_returned'],
    ])
    // What came after it went is no part of it, nor is one that the file itself sets against its return.
    expect(await fates(await upload([later]))).toEqual(['sure'])
    expect(await fates(await upload([came, gone, later]))).toEqual(['returned', 'takes_back', 'sure'])
    // It is known though its file is gone.
    await call(admin, 'drop_statement', { statementId: other })
    expect(await fates(await upload([came]))).toEqual(['maybe_returned'])
  })

  test('of a whole batch, by its reference, makes each of its payments unsure', async () => {
    const [one, two] = [await anOrder(), await anOrder()]
    const reference = aReference()
    const parts = await Promise.all(
      [one, two].map(
        async (mentee) =>
          `<TxDtls><Amt Ccy="EUR">62.00</Amt><RmtInf><Ustrd>${await referenceOf(mentee)}</Ustrd></RmtInf></TxDtls>`,
      ),
    )
    const batch = entry({ text: 'x', amount: '124.00', reference }).replace(
      /<TxDtls>[^]*<\/TxDtls>/,
      parts.join(''),
    )
    expect(await fates(await upload([batch]))).toEqual(['sure', 'sure'])
    const back = reversed(leaves(entry({ text: 'ΟΜΑΔΙΚΗ', amount: '124.00', reference })))
    expect(await fates(await upload([batch, back]))).toEqual([
      'maybe_returned',
      'maybe_returned',
      'may_take_back',
    ])
  })

  test('is known by words, reference or batch when the file of its payment is long gone', async () => {
    const [one, two, three, four] = [await anOrder(), await anOrder(), await anOrder(), await anOrder()]
    const payer = `ΜΑΡΙΝΑ ΣΟΥΡΔΗ ${aReference()}`
    const parts = await Promise.all(
      [three, four].map(
        async (mentee) =>
          `<TxDtls><Refs><TxId>${aReference()}</TxId></Refs><Amt Ccy="EUR">62.00</Amt><RmtInf><Ustrd>${await referenceOf(mentee)}</Ustrd></RmtInf></TxDtls>`,
      ),
    )
    const gift = '<TxDtls><Amt Ccy="EUR">40.50</Amt><RmtInf><Ustrd>ΔΩΡΕΑ</Ustrd></RmtInf></TxDtls>'
    const batch = entry({ text: 'x', amount: '164.50' }).replace(
      /<TxDtls>[^]*<\/TxDtls>/,
      [...parts, gift].join(''),
    )
    const first = await upload([
      await pays(one, { name: payer, text: `${await referenceOf(one)} ΠΛΗΡΩΜΗ` }),
      batch,
      await pays(two, { text: `ΕΜΒΑΣΜΑ ${payer} ${await referenceOf(two)}`, reference: '' }),
    ])
    await book(first)
    for (const mentee of [one, two, three, four]) expect(await ledger(mentee)).toBe(6200)
    await call(admin, 'drop_statement', { statementId: first })
    await owner`update private.bank_lines set told_at = told_at - interval '300 days'`
    await runJob('clean_up')
    const told = async (line: string) => {
      const id = await upload([line])
      const found = await linesOf(id)
      await call(admin, 'drop_statement', { statementId: id })
      return found.map(({ fate, part, purchaseId, candidates }) => [
        fate,
        part,
        purchaseId ?? candidates.map((each) => each.purchaseId),
      ])
    }
    const later = { name: '', day: bankDay(27) }
    expect(await told(leaves(entry({ ...later, text: `ΕΜΒΑΣΜΑ ${payer}` })))).toEqual([
      ['takes_back', 'returned', two.purchaseId],
    ])
    const whole = [four.purchaseId, three.purchaseId].toSorted((a, b) => a - b)
    expect(await told(leaves(entry({ ...later, text: 'ΟΜΑΔΙΚΗ', amount: '164.50' })))).toEqual([
      ['may_take_back', 'returned', whole],
    ])
    // What said of a reversal alone takes back is one of those recorded; what says nothing has nothing to do with them.
    const [found] = await told(reversed(leaves(entry({ ...later, text: '—' }))))
    expect(found![2]).toEqual(
      expect.arrayContaining([one, two, three, four].map(({ purchaseId }) => purchaseId)),
    )
    expect(await told(leaves(entry({ ...later, text: 'ΕΝΟΙΚΙΟ' })))).toEqual([])
    // After thirteen months it is forgotten, and with an erasure at once.
    await call(admin, 'erase_user', { userId: one.userId })
    expect(await owner`select from private.bank_lines where purchase_id = ${one.purchaseId}`).toHaveLength(0)
    await owner`update private.bank_lines set told_at = told_at - interval '400 days'`
    await runJob('clean_up')
    expect(await owner`select from private.bank_lines where purchase_id = ${two.purchaseId}`).toHaveLength(0)
  })

  test('of several payments without a reference leaves each to a person and lists them', async () => {
    const shown = async (entries: string[]) => {
      const found = await linesOf(await upload(entries))
      const orders = found.at(-1)!.candidates.map(({ purchaseId }) => purchaseId)
      return [found.map(({ fate }) => fate), orders] as const
    }
    const [one, two, three] = [await anOrder(), await anOrder(), await anOrder()]
    const came = [
      await pays(one, { day: bankDay(18) }),
      await pays(two, { day: bankDay(18) }),
      await pays(three, { day: bankDay(19), amount: '62.00' }),
    ]
    const out = (amount: string, text = 'ΧΡΕΩΣΗ') =>
      leaves(entry({ text, amount, name: '', day: bankDay(20) }))
    // All of a day, whatever the bank calls it.
    expect(await shown([...came, out('124.00')])).toEqual([
      ['maybe_returned', 'maybe_returned', 'sure', 'may_take_back'],
      [one.purchaseId, two.purchaseId],
    ])
    // Of several days, where the bank says that it takes back; a sum that they do not make is another's.
    const all = [one, two, three].map(({ purchaseId }) => purchaseId)
    expect(await shown([...came, out('186.00', 'ΑΝΤΙΛΟΓΙΣΜΟΣ')])).toEqual([
      ['maybe_returned', 'maybe_returned', 'maybe_returned', 'may_take_back'],
      all,
    ])
    expect(await shown([...came, reversed(out('186.00'))])).toEqual([
      ['maybe_returned', 'maybe_returned', 'maybe_returned', 'may_take_back'],
      all,
    ])
    expect(await shown([...came, out('150.00', 'STORNO')])).toEqual([
      ['sure', 'sure', 'sure', 'reversed'],
      [],
    ])
    expect(await shown([...came, out('186.00')])).toEqual([['sure', 'sure', 'sure'], []])
    // The amount of one, without a word: unless it is a refund that we sent.
    expect(await shown([...came, out('62.00')])).toEqual([
      ['maybe_returned', 'maybe_returned', 'maybe_returned', 'may_take_back'],
      all,
    ])
    const [sent] = await owner<{ id: number }[]>`
      insert into data.refunds (payment_id, purchase_id, amount_cents, ground, state, by_bank, done_at, sent_on)
      select p.id, p.purchase_id, 6200, 'goodwill', 'done', true, now(), ${bankDay(20)} from data.payments p
      where p.amount_cents = 6200 limit 1 returning id`
    expect(await shown([...came, out('62.00')])).toEqual([['sure', 'sure', 'sure'], []])
    await owner`delete from data.refunds where id = ${sent!.id}`
  })

  test('of a deposit that was recorded before is shown with its order', async () => {
    const mentee = await anOrder()
    const reference = aReference()
    await book(await upload([await pays(mentee, { reference })]))
    const id = await upload([leaves(entry({ text: 'x', reference, day: bankDay(24) }))])
    expect((await linesOf(id)).map(({ fate, purchaseId }) => [fate, purchaseId])).toEqual([
      ['takes_back', mentee.purchaseId],
    ])
  })

  test('a cell of a table keeps its sign: a minus among the credits left, one among the debits came', async () => {
    const [one, two] = [await anOrder(), await anOrder()]
    const id = await uploadTable([
      `${writtenDay(25)};REVERSAL ${await referenceOf(one)};;-62,00;938,00`,
      `${writtenDay(26)};${await referenceOf(two)};-62,00;;1.000,00`,
    ])
    expect((await linesOf(id)).map(({ fate, amountCents }) => [fate, amountCents])).toEqual([
      ['takes_back', -6200],
      ['sure', 6200],
    ])
  })
})

describe('a deposit that was confirmed by hand', () => {
  const confirmed = async () => {
    const mentee = await anOrder()
    await prove(mentee, mentee.purchaseId)
    await call(admin, 'mark_paid', { purchaseId: mentee.purchaseId })
    return mentee
  }

  test('with less than came gets the difference alone', async () => {
    const mentee = await confirmed()
    const line = await pays(mentee, { amount: '63.00' })
    const id = await upload([line])
    expect(await fates(id)).toEqual(['confirmed_other_amount'])
    expect(await book(id)).toMatchObject({ done: 0 })
    expect(await book(id, ['likely'])).toMatchObject({ done: 1, refused: [] })
    expect(await ledger(mentee)).toBe(6300)
    expect(await flagsOf(mentee)).toEqual(['paid_twice'])
    expect(await fates(await upload([line]))).toEqual(['booked'])
  })

  test('with more than came is left to a person', async () => {
    const mentee = await confirmed()
    const id = await upload([await pays(mentee, { amount: '60.00' })])
    expect(await fates(id)).toEqual(['confirmed_less'])
    expect(await book(id, ['sure', 'likely', 'unknown'])).toMatchObject({ done: 0 })
    expect(await ledger(mentee)).toBe(6200)
  })

  test('and sent back is no longer the first deposit: the line may be the refund that came back', async () => {
    const mentee = await confirmed()
    await owner`
      insert into data.refunds (payment_id, purchase_id, amount_cents, ground, reason, state, by_bank)
      select id, purchase_id, amount_cents, 'goodwill', 'x', 'sent', true from data.payments where purchase_id = ${mentee.purchaseId}`
    expect(await fates(await upload([await pays(mentee)]))).toEqual(['refund_back'])
    await owner`delete from data.refunds where purchase_id = ${mentee.purchaseId}`
  })

  test.each([
    ['the team sent', true, 'done'],
    ['no bank took', false, 'failed'],
  ])(
    'a line with the amount of a refund that %s may be that refund, another is not',
    async (_, byBank, state) => {
      const mentee = await anOrder()
      await book(await upload([await pays(mentee)]))
      await owner`
      insert into data.refunds (payment_id, purchase_id, amount_cents, ground, reason, state, by_bank, external_ref, done_at, sent_on)
      select id, purchase_id, 6000, 'goodwill', 'x', ${state}, ${byBank}, ${randomUUID()}, now(), rules.local_date()
      from data.payments where purchase_id = ${mentee.purchaseId}`
      const fate = async (amount: string) => fates(await upload([await pays(mentee, { amount })]))
      expect([await fate('60.00'), await fate('61.00')]).toEqual([['refund_back'], ['paid']])
      await owner`delete from data.refunds where purchase_id = ${mentee.purchaseId}`
    },
  )

  test('is not confirmed by a line that has only her name', async () => {
    const mentee = await anOrder({ name: 'Ζαμπέτα', surname: 'Ξυγκάκη' })
    const id = await upload([entry({ text: 'mentoring', name: 'ΞΥΓΚΑΚΗ ΖΑΜΠΕΤΑ', reference: aReference() })])
    expect(await fates(id)).toEqual(['by_name'])
    await call(admin, 'mark_paid', { purchaseId: mentee.purchaseId, seenAtBank: true })
    expect(await fates(id)).toEqual(['paid'])
  })

  test('of a coming day is booked as of today', async () => {
    const mentee = await anOrder()
    const [tomorrow, today] = [await world.dayIn(1), await world.dayIn(0)]
    await book(await upload([await pays(mentee, { day: tomorrow })]))
    expect(
      await cell(owner`select arrived_on::text from data.transfers where purchase_id = ${mentee.purchaseId}`),
    ).toBe(today)
  })
})

describe('the bank’s reference', () => {
  test.each([
    '00000000',
    'SEPA CREDIT TRANSFER',
    'NOTPROVIDED',
    'NONREF',
    'ΜΕΤΑΦΟΡΑ ΤΡΙΤΟΥ',
    '11111111',
    '0000000/1',
  ])('that every transfer has, %s, tells none of them apart, in one file or in two', async (reference) => {
    const [one, two, three] = [await anOrder(), await anOrder(), await anOrder()]
    const [first, second] = [await pays(one, { reference }), await pays(two, { reference })]
    const id = await upload([first, second])
    expect(await fates(id)).toEqual(['sure', 'sure'])
    await book(id)
    const later = await upload([first, second, await pays(three, { reference, day: bankDay(27) })])
    expect(await fates(later)).toEqual(['booked', 'booked', 'sure'])
    await book(later)
    for (const mentee of [one, two, three]) expect(await ledger(mentee)).toBe(6200)
  })

  test('that a transfer of another day, amount or order had is a question, not a line that is hidden', async () => {
    const reference = 'TRF00012'
    const [one, two] = [await anOrder(), await anOrder()]
    await book(await upload([await pays(one, { reference, amount: '31.00' })], undefined), ['likely'])
    expect(await ledger(one)).toBe(3100)
    const other = await upload([await pays(two, { reference, day: bankDay(27) })])
    expect(await fates(other)).toEqual(['same_reference'])
    // The other half of the same order, on another day.
    const half = await upload([await pays(one, { reference, amount: '31.00', day: bankDay(27) })])
    expect(await fates(half)).toEqual(['same_reference'])
    await book(half, ['likely'])
    await book(other, ['likely'])
    expect([await ledger(one), await ledger(two)]).toEqual([6200, 6200])
    expect(await fates(await upload([await pays(two, { reference, day: bankDay(27) })]))).toEqual(['booked'])
    // By hand too: with less for the same order, or with all for another one.
    const [typed, third] = [await anOrder(), await anOrder()]
    const externalRef = aReference()
    await call(admin, 'book_deposit', { purchaseId: typed.purchaseId, externalRef, amountCents: 3100 })
    const lines = [typed, third].map((order) => pays(order, { reference: externalRef }))
    for (const line of await Promise.all(lines))
      expect(await fates(await upload([line]))).toEqual(['same_reference'])
  })

  test.each(['TRANSFER01', 'SEPA INST 24'])(
    '%s, from a payer without an order is not hidden',
    async (reference) => {
      const [one, two] = [await anOrder(), await anOrder()]
      const line = await pays(one, { reference })
      const stranger = entry({ text: `ΔΩΡΕΑ ${aReference()}`, reference })
      await book(await upload([line]))
      expect(await fates(await upload([stranger]))).toEqual(['unknown'])
      expect(await fates(await upload([line]))).toEqual(['booked'])
      // Nor by one that was recorded by hand.
      const externalRef = `${reference} ${aReference()}`
      await call(admin, 'book_deposit', { purchaseId: two.purchaseId, externalRef, amountCents: 6200 })
      const other = entry({ text: 'ΔΩΡΕΑ', reference: externalRef })
      expect(await fates(await upload([other]))).toEqual(['unknown'])
      expect(await fates(await upload([await pays(two, { reference: externalRef })]))).toEqual(['other_day'])
    },
  )

  test('and two files that overlap: no line is booked twice and none is hidden', async () => {
    const mentees = await Promise.all(Array.from({ length: 5 }, () => anOrder()))
    const lines = await Promise.all(
      mentees.map((mentee, at) =>
        pays(mentee, { reference: at % 2 ? aReference() : '', day: bankDay(20 + at) }),
      ),
    )
    await book(await upload(lines.slice(0, 3)))
    const second = await upload(lines.slice(1))
    expect(await fates(second)).toEqual(['booked', 'booked', 'sure', 'sure'])
    await book(second)
    expect(await fates(await upload(lines))).toEqual(lines.map(() => 'booked'))
    for (const mentee of mentees) expect(await ledger(mentee)).toBe(6200)
  })
})

describe('a statement proves itself', () => {
  test('or nothing of it is sure, and it says by how much it differs', async () => {
    const mentee = await anOrder()
    const line = await pays(mentee)
    const right = await upload([line])
    expect((await findStatement(admin.viewer, right))!.offCents).toBe(0)
    const wrong = await upload([line], 100_000)
    expect((await findStatement(admin.viewer, wrong))!.offCents).toBe(6200)
    expect((await linesOf(wrong)).map(({ fate, part }) => [fate, part])).toEqual([['sure', 'likely']])
    expect(await book(wrong)).toMatchObject({ done: 0 })
    // A person who looked at the account may record it.
    expect(await book(wrong, ['likely'])).toMatchObject({ done: 1, refused: [] })
  })

  test('by the balance behind each line of a table, the newest first or last', async () => {
    const [one, two] = [await anOrder(), await anOrder()]
    const rows = [
      `${writtenDay(20)};${await referenceOf(one)};;62,00;1.062,00`,
      `${writtenDay(21)};ΕΞΟΔΑ;0,50;;1.061,50`,
      `${writtenDay(24)};${await referenceOf(two)};;62,00;1.123,50`,
    ]
    const off = async (lines: string[]) => {
      const id = await uploadTable(lines)
      return [(await findStatement(admin.viewer, id))!.offCents, (await fates(id)).toSorted()]
    }
    expect(await off(rows)).toEqual([0, ['sure', 'sure']])
    expect(await off(rows.toReversed())).toEqual([0, ['sure', 'sure']])
    expect((await off(rows.with(1, `${writtenDay(21)};ΕΞΟΔΑ;5,00;;1.061,50`)))[0]).toBe(450)
    expect((await off([rows[0]!, rows[2]!]))[0]).toBe(50)
  })

  test('the same line twice counts twice if the balances say so', async () => {
    const mentee = await anOrder()
    const line = await pays(mentee)
    const id = await upload([line, line])
    expect(await fates(id)).toEqual(['sure', 'again'])
    await book(id)
    expect(await fates(await upload([line]))).toEqual(['booked'])
    expect(await fates(await upload([line, line], 106_200))).toEqual(['booked', 'twice'])
    await book(id, ['likely'])
    expect(await ledger(mentee)).toBe(12_400)
    expect(await fates(await upload([line, line]))).toEqual(['booked', 'booked'])
  })
})

describe('an order that needs something else first is never sure', () => {
  test('one whose card payment is open; once that has ended the line pays', async () => {
    const mentee = await anOrder()
    const session = await openCheckout(mentee)
    const id = await upload([await pays(mentee)])
    expect((await linesOf(id)).map(({ fate, part }) => [fate, part])).toEqual([['card_open', 'likely']])
    // The page ends the card payment before it books; nobody else passes it.
    const line = { statementId: id, lineNumber: 1, seenFate: 'card_open', seenPurchaseId: mentee.purchaseId }
    await refused(call(admin, 'book_line', line), 'card_payment_open')
    await expireSession(session)
    expect(await fates(id)).toEqual(['sure'])
    expect([await book(id), await ledger(mentee)]).toMatchObject([{ done: 1 }, 6200])
  })

  test('one whose guardian has not answered', async () => {
    const mentee = await anOrder()
    await owner`update data.users set birthdate = current_date - interval '17 years' where id = ${mentee.userId}`
    expect((await linesOf(await upload([await pays(mentee)]))).map(({ fate, part }) => [fate, part])).toEqual(
      [['guardian_open', 'likely']],
    )
    await owner`update data.users set birthdate = '1990-01-01' where id = ${mentee.userId}`
  })
})
