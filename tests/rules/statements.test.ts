// Long: what the bank's file books, what it leaves to a person, and what it never does: book a transfer twice.
import { randomUUID } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
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
import type { Mentee, Woman } from '../support/people'
import { refused } from '../support/refusals'
import { cell } from '../support/rows'
import { aReference, camt, entry, fileOf, transfersOf, writtenDay } from '../support/statements'
import { together } from '../support/together'
import { openWorld } from '../support/world'

const { owner, aMentee, anAdmin, theAdmin, cancel, runJob, partStatuses, flagsOf, prove } = await openWorld()

const admin = await theAdmin()
const anOrder = (fields = {}) => aMentee({ package: 'awaiting_payment', ...fields })
const someOrders = (count: number) => Promise.all(Array.from({ length: count }, () => anOrder()))
const { referenceOf, pays } = transfersOf(owner)

const upload = (entries: string[], by: Woman = admin) =>
  uploadStatement(by.viewer, fileOf(camt(entries))).then(({ id }) => id)
const linesOf = (id: number, by: Woman = admin) => listLines(by.viewer, id, 20_000)
const fates = async (id: number, by: Woman = admin) =>
  (await linesOf(id, by)).toSorted((a, b) => a.number - b.number).map(({ fate }) => fate)
/** Books every line of these parts as the page shows it. */
async function book(id: number, parts = ['sure'], by: Woman = admin) {
  const lines = (await linesOf(id, by)).filter(({ part }) => parts.includes(part))
  return bookLines(by.viewer, id, { lines }, runEach)
}
const money = async ({ purchaseId }: Mentee) => {
  const [row] = await owner`
    select (select coalesce(sum(amount_cents::integer), 0)::integer from data.ledger_entries where purchase_id = ${purchaseId}) as ledger,
      (select coalesce(sum(amount_cents::integer), 0)::integer from data.transfers where purchase_id = ${purchaseId}) as transfers,
      (select paid_at is not null from data.purchases where id = ${purchaseId}) as paid`
  return [row!.ledger, row!.transfers, row!.paid]
}
/** The same for what the app refuses before the database is asked. */
const fails = (act: Promise<unknown>, rule: string) => expect(act).rejects.toMatchObject({ rule })

describe('R25 a line of a statement', () => {
  test('with the reference of an order and its price pays it, in every spelling', async () => {
    const greek = (code: string) =>
      code.replaceAll(/[ABEZHKMNPTYX]/g, (sign) => 'ΑΒΕΖΗΚΜΝΡΤΥΧ'['ABEZHKMNPTYX'.indexOf(sign)]!)
    const spellings = [
      (code: string) => code,
      (code: string) => code.toLowerCase(),
      (code: string) => code.replace('-', ' '),
      (code: string) => `ΠΛΗΡΩΜΗ/${code.replace('MP-', '')}`,
      (code: string) => [...code].join(' '),
      greek,
      (code: string) => `${code.slice(0, 6)}</Ustrd><Ustrd>${code.slice(6)}`,
    ]
    const mentees = await someOrders(spellings.length)
    const entries = await Promise.all(
      mentees.map(async (mentee, at) => pays(mentee, { text: spellings[at]!(await referenceOf(mentee)) })),
    )
    const id = await upload(entries)
    expect(await fates(id)).toEqual(spellings.map(() => 'sure'))
    expect(await book(id)).toMatchObject({
      done: spellings.length,
      cents: spellings.length * 6200,
      refused: [],
    })
    for (const mentee of mentees) {
      expect(await money(mentee)).toEqual([6200, 6200, true])
      expect(await partStatuses(mentee)).toEqual(['paid'])
    }
    expect(await linesOf(id)).toEqual([])
  })

  test('with name and amount alone is likely, in Greek or Latin letters, in any order', async () => {
    const surname = 'Παπαχρήστου'
    const mentee = await anOrder({ name: 'Ευθυμία', surname })
    for (const name of ['ΠΑΠΑΧΡΗΣΤΟΥ ΕΥΘΥΜΙΑ', 'EFTHYMIA PAPACHRISTOU', 'Ευθυμια του Κ. ΠAΠAXPHΣTOY']) {
      const id = await upload([entry({ text: 'mentoring', name, reference: aReference() })])
      expect([name, (await linesOf(id)).map(({ part, fate }) => [part, fate])]).toEqual([
        name,
        [['likely', 'by_name']],
      ])
    }
    const id = await upload([
      entry({ text: 'mentoring', name: 'ΠΑΠΑΧΡΗΣΤΟΥ ΜΑΡΙΑ' }),
      entry({ text: 'mentoring', name: 'ΠΑΠΑΧΡΗΣΤΟΥ ΕΥΘΥΜΙΑ', reference: aReference() }),
    ])
    expect(await fates(id)).toEqual(['unknown', 'by_name'])
    expect(await book(id)).toMatchObject({ done: 0 })
    expect(await book(id, ['likely'])).toMatchObject({ done: 1 })
    expect(await money(mentee)).toEqual([6200, 6200, true])
  })

  test('two mentees of one name are left to a person', async () => {
    for (let times = 0; times < 2; times += 1) await anOrder({ name: 'Δανάη', surname: 'Τριανταφύλλου' })
    expect(await fates(await upload([entry({ text: 'x', name: 'ΤΡΙΑΝΤΑΦΥΛΛΟΥ ΔΑΝΑΗ' })]))).toEqual([
      'unknown',
    ])
  })

  test('with less or more is likely, and goes the ways of a single deposit', async () => {
    const [less, more] = [await anOrder(), await anOrder()]
    const id = await upload([await pays(less, { amount: '60.00' }), await pays(more, { amount: '70' })])
    expect(await fates(id)).toEqual(['less', 'more'])
    await book(id, ['likely'])
    expect(await money(less)).toEqual([6000, 6000, false])
    expect(await money(more)).toEqual([7000, 7000, true])
    expect(await flagsOf(more)).toEqual(['paid_too_much'])
    // The rest pays it.
    const rest = await upload([await pays(less, { amount: '2.00' })])
    expect(await fates(rest)).toEqual(['sure'])
    await book(rest)
    expect(await money(less)).toEqual([6200, 6200, true])
  })

  test('for an order that is paid or cancelled is likely, and becomes money to give back', async () => {
    const [paid, closed] = [await anOrder(), await anOrder()]
    await cancel(closed, closed.purchaseId)
    await book(await upload([await pays(paid)]))
    const id = await upload([await pays(paid, { amount: '10.00' }), await pays(closed)])
    expect(await fates(id)).toEqual(['paid', 'closed'])
    await book(id, ['likely'])
    expect([await flagsOf(paid), await flagsOf(closed)]).toEqual([['paid_twice'], ['paid_after_closing']])
  })

  test('that names two orders, another currency or nobody is left alone', async () => {
    const [one, two] = [await anOrder(), await anOrder()]
    const id = await upload([
      await pays(one, { text: `${await referenceOf(one)} ${await referenceOf(two)}` }),
      (await pays(one)).replace('Ccy="EUR"', 'Ccy="USD"'),
      (await pays(one)).replace('<Sts>BOOK</Sts>', '<Sts>PDNG</Sts>'),
      (await pays(one)).replace('<Sts>', '<RvslInd>true</RvslInd><Sts>'),
      await pays(one, { amount: '20000.00' }),
      entry({ text: 'ΔΩΡΕΑ' }),
      entry({ text: 'x', day: 'never' }),
      (await pays(one)).replace('CRDT', 'DBIT'),
    ])
    expect(await fates(id)).toEqual([
      'several',
      'foreign',
      'pending',
      'reversed',
      'too_large',
      'unknown',
      'unreadable',
      'takes_back',
    ])
    expect((await findStatement(admin.viewer, id))!.outgoing).toBe(0)
    const lines = await linesOf(id)
    const { done, refused: rules } = await bookLines(admin.viewer, id, { lines }, runEach)
    expect([done, new Set(rules.map((each) => each.split(':')[1]))]).toEqual([
      0,
      new Set(['statement_line_unknown']),
    ])
    expect(await money(one)).toEqual([0, 0, false])
  })

  test('of the admin’s own order waits for another admin', async () => {
    const mentee = await anOrder()
    const herself = await anAdmin({ userId: mentee.userId })
    const id = await upload([await pays(mentee)], herself)
    expect(await fates(id, herself)).toEqual(['own_profile'])
    expect(await fates(id)).toEqual(['sure'])
  })
})

describe('a transfer is booked once', () => {
  test('whatever file comes again, and in whatever order', async () => {
    const mentees = await someOrders(4)
    const known = await Promise.all(mentees.slice(0, 2).map((mentee) => pays(mentee)))
    // Without the bank's reference: day, amount and text tell the line.
    const plain = await Promise.all(mentees.slice(2).map((mentee) => pays(mentee, { reference: '' })))
    const all = [...known, ...plain]
    await book(await upload([known[1]!, plain[0]!]))
    const again = await upload(all.toReversed())
    expect(await fates(again)).toEqual(['sure', 'booked', 'booked', 'sure'])
    await book(again)
    const third = await upload(all)
    expect(await fates(third)).toEqual(all.map(() => 'booked'))
    expect(await book(third, ['sure', 'likely', 'booked'])).toMatchObject({ done: 0, refused: [] })
    for (const mentee of mentees) expect(await money(mentee)).toEqual([6200, 6200, true])
    expect(await flagsOf(mentees[0]!)).toEqual([])
  })

  test('a line twice in a file is one with the bank’s reference, two without', async () => {
    const [one, two] = [await anOrder(), await anOrder()]
    const [known, plain] = [await pays(one), await pays(two, { reference: '' })]
    const entries = [known, known, plain, plain]
    const { id } = await uploadStatement(
      admin.viewer,
      fileOf(camt(entries).replace(/<Bal>[^]*?<\/Bal>/g, '')),
    )
    expect(await fates(id)).toEqual(['sure', 'twice', 'sure', 'second'])
    await book(id)
    expect(await fates(id)).toEqual(['twice', 'maybe_booked'])
    // She sees both in her account: the second one goes back.
    await book(id, ['likely'])
    expect([await money(one), await money(two)]).toEqual([
      [6200, 6200, true],
      [12400, 12400, true],
    ])
    expect(await flagsOf(two)).toEqual(['paid_twice'])
    expect(await fates(await upload([plain, known, plain]))).toEqual(['booked', 'booked', 'booked'])
  })

  test('a reference that the bank gives to several transfers tells none of them', async () => {
    const [one, two] = [await anOrder(), await anOrder()]
    const reference = aReference()
    const id = await upload([await pays(one, { reference }), await pays(two, { reference })])
    await book(id)
    expect([await money(one), await money(two)]).toEqual([
      [6200, 6200, true],
      [6200, 6200, true],
    ])
  })

  test('a deposit that was confirmed by hand is not booked but noted; a second one is then one too many', async () => {
    const mentee = await anOrder()
    await prove(mentee, mentee.purchaseId)
    await call(admin, 'mark_paid', { purchaseId: mentee.purchaseId })
    const line = await pays(mentee)
    const id = await upload([line])
    expect(await fates(id)).toEqual(['confirmed'])
    await book(id)
    expect(await money(mentee)).toEqual([6200, 6200, true])
    expect(await flagsOf(mentee)).toEqual([])
    expect(await fates(await upload([line, await pays(mentee)]))).toEqual(['booked', 'maybe_booked'])
  })

  test('a deposit that was confirmed by hand on another day takes the bank’s', async () => {
    const [untold, told] = [await anOrder(), await anOrder()]
    await call(admin, 'mark_paid', {
      purchaseId: untold.purchaseId,
      seenAtBank: true,
    })
    const today = await cell<string>(owner`select rules.local_date()`)
    const day = await cell<string>(owner`select rules.local_date() - 9`)
    await call(admin, 'mark_paid', {
      purchaseId: told.purchaseId,
      seenAtBank: true,
      arrivedOn: day,
    })
    const id = await upload([await pays(untold, { day }), await pays(told, { day })])
    const shown = (await linesOf(id)).toSorted((a, b) => a.number - b.number)
    expect(shown.map(({ fate, day: of, confirmedOn }) => [fate, of, confirmedOn])).toEqual([
      ['confirmed', day, today],
      ['confirmed', day, null],
    ])
    await book(id)
    expect(
      await owner`select amount_cents::integer, paid_on from data.ledger_entries where purchase_id = ${untold.purchaseId} order by id`,
    ).toEqual([
      { amountCents: 6200, paidOn: today },
      { amountCents: -6200, paidOn: today },
      { amountCents: 6200, paidOn: day },
    ])
    expect(await cell(owner`select paid_on from data.purchases where id = ${untold.purchaseId}`)).toBe(day)
  })

  test('a deposit that was recorded by hand with the bank’s reference is known', async () => {
    const mentee = await anOrder()
    const reference = aReference()
    const { purchaseId } = mentee
    const day = await cell<string>(owner`select rules.local_date()`)
    await call(admin, 'book_deposit', { purchaseId, externalRef: reference, amountCents: 6200 })
    expect(await fates(await upload([await pays(mentee, { reference, day })]))).toEqual(['booked'])
  })

  test('a line of a statement is known when its reference is typed by hand afterwards', async () => {
    const [one, two] = await someOrders(2)
    const externalRef = aReference()
    await book(await upload([await pays(one!, { reference: externalRef })]))
    const typed = { externalRef: externalRef.toLowerCase(), amountCents: 6200 }
    await call(admin, 'book_deposit', { ...typed, purchaseId: one!.purchaseId })
    expect([await money(one!), await flagsOf(one!)]).toEqual([[6200, 6200, true], []])
    await refused(
      call(admin, 'book_deposit', { ...typed, externalRef, purchaseId: two!.purchaseId }),
      'reference_used',
    )
  })

  test('the same transfer from another kind of file is at most likely', async () => {
    const mentee = await anOrder()
    await book(await upload([await pays(mentee)]))
    const csv = `Ημερομηνία;Περιγραφή;Ποσό\n${writtenDay(20)};${await referenceOf(mentee)};62,00`
    const { id } = await uploadStatement(admin.viewer, fileOf(csv, 'statement.csv'))
    const found = (await findStatement(admin.viewer, id))!
    await mapStatement(admin.viewer, found, suggestColumns(found))
    expect(await fates(id)).toEqual(['maybe_booked'])
  })

  test('two admins who book the same lines at once book each once', async () => {
    const colleague = await anAdmin()
    const mentees = await someOrders(5)
    const entries = await Promise.all(mentees.map((mentee) => pays(mentee)))
    const [first, second] = [await upload(entries), await upload(entries.toReversed(), colleague)]
    const ids = mentees.map(({ id }) => id)
    await together(owner, (sql) => sql`select from data.mentees where id = any (${ids}) for update`, [
      () => book(first),
      () => book(second, ['sure'], colleague),
      () => book(first, ['sure'], colleague),
    ])
    for (const mentee of mentees) {
      expect(await money(mentee)).toEqual([6200, 6200, true])
      expect(await flagsOf(mentee)).toEqual([])
    }
  })

  test('a line that became something else since the page was shown is refused', async () => {
    const mentee = await anOrder()
    const id = await upload([await pays(mentee)])
    const lines = await linesOf(id)
    const { purchaseId } = mentee
    await call(admin, 'book_deposit', { purchaseId, externalRef: aReference(), amountCents: 6200 })
    const { done, refused: rules } = await bookLines(admin.viewer, id, { lines }, runEach)
    expect([done, rules]).toEqual([0, ['1:statement_line_changed']])
    expect(await money(mentee)).toEqual([6200, 6200, true])
  })
})

describe('what a person says of a line', () => {
  const settle = (statementId: number, settledAs: string, purchaseId: number | null = null, lineNumber = 1) =>
    acts.settleLine(admin.viewer, { statementId, lineNumber, settledAs, purchaseId })
  const parts = async (id: number) => (await linesOf(id)).map(({ part, fate }) => [part, fate])
  const candidates = async (statementId: number, typed: string | null = null) =>
    (await reads.lineCandidates(admin.viewer, { statementId, lineNumber: 1, typed })).map(
      ({ purchaseId, missingCents, state }) => [purchaseId, missingCents, state],
    )

  test('is an order: found by a name that pays another sum, by the sum, or by a search, and then booked by one press', async () => {
    const [hers, other] = [await anOrder({ name: 'Πολυξένη', surname: 'Καρράβα' }), await anOrder()]
    const line = entry({
      text: 'ΓΙΑ ΤΗΝ ΚΟΡΗ ΜΟΥ',
      name: 'KARRAVAS NIKOS KARRAVA',
      amount: '61.37',
      reference: aReference(),
    })
    const id = await upload([line])
    expect(await parts(id)).toEqual([['unknown', 'unknown']])
    expect(await candidates(id)).toEqual([[hers.purchaseId, 6200, 'waiting']])
    expect(await candidates(id, await referenceOf(other))).toEqual([[other.purchaseId, 6200, 'waiting']])
    expect(await candidates(id, 'karava polyxeni')).toEqual([[hers.purchaseId, 6200, 'waiting']])
    expect(await candidates(await upload([entry({ text: 'x' })]))).toContainEqual([
      other.purchaseId,
      6200,
      'waiting',
    ])

    await settle(id, 'order', other.purchaseId)
    const stale = await linesOf(id)
    await settle(id, 'order', hers.purchaseId)
    expect((await bookLines(admin.viewer, id, { lines: stale }, runEach)).refused).toEqual([
      '1:statement_line_changed',
    ])
    expect(await parts(id)).toEqual([['likely', 'less']])
    // Before it is booked, too, a later file knows it, also where its text differs.
    const again = await upload([line.replace('ΚΟΡΗ', 'ΕΓΓΟΝΗ')])
    expect(await parts(again)).toEqual([['likely', 'less']])
    await book(id, ['likely'])
    expect([await money(hers), await money(other)]).toEqual([
      [6137, 6137, false],
      [0, 0, false],
    ])
    expect(await fates(again)).toEqual(['booked'])
    await refused(settle(again, 'donation'), 'statement_line_changed')
  })

  test('is found by the guardian who paid, in the text of the line or typed', async () => {
    const girl = await anOrder()
    await owner`update data.purchases set guardian_name = 'Μάρω Πετροπούλου', guardian_email = 'maro.p@family.example',
      guardian_phone = '+306912345678' where id = ${girl.purchaseId}`
    const id = await upload([entry({ text: 'PETROPOULOU MARO', amount: '61.37' })])
    const hers = [girl.purchaseId, 6200, 'waiting']
    expect(await candidates(id)).toEqual([hers])
    // One of two names may be anybody's.
    expect(await candidates(await upload([entry({ text: 'ΜΑΡΩ ΛΑΓΟΥ', amount: '61.37' })]))).toEqual([])
    for (const typed of ['πετροπουλου', 'maro.p@family.example', '6912345678'])
      expect(await candidates(id, typed)).toContainEqual(hers)
  })

  test('with just the missing sum pays the order, whatever name or codes the text has', async () => {
    const [one, two] = [await anOrder(), await anOrder()]
    const id = await upload([
      await pays(one, { text: `${await referenceOf(one)} ${await referenceOf(two)}` }),
    ])
    expect(await fates(id)).toEqual(['several'])
    await settle(id, 'order', two.purchaseId)
    expect(await parts(id)).toEqual([['likely', 'by_hand']])
    await book(id, ['likely'])
    expect([await money(one), await money(two)]).toEqual([
      [0, 0, false],
      [6200, 6200, true],
    ])
  })

  test.each(['donation', 'ours', 'ignored'])(
    'is other money, %s, in every later file until she says otherwise',
    async (what) => {
      const mentee = await anOrder()
      const lines = [entry({ text: `ΔΩΡΕΑ ${randomUUID()}` }), await pays(mentee)]
      const id = await upload(lines)
      await settle(id, what)
      const later = await upload(lines.toReversed())
      expect(await fates(later)).toEqual(['sure', what])
      expect(await bookLines(admin.viewer, later, { lines: await linesOf(later) }, runEach)).toMatchObject({
        done: 1,
      })
      // Nothing of a giver's words is kept.
      expect(
        await owner`select signs from private.bank_lines where settled_as = ${what} and signs <> ''`,
      ).toEqual([])
      await settle(id, 'order', mentee.purchaseId)
      expect(await fates(later)).toEqual(['maybe_booked'])
    },
  )

  test('is taken only of money that came and was not recorded', async () => {
    const id = await upload([
      (await pays(await anOrder())).replace('CRDT', 'DBIT'),
      entry({ text: 'x', day: 'never' }),
    ])
    for (const number of [1, 2]) await refused(settle(id, 'ignored', null, number), 'not_applicable')
    const open = await upload([entry({ text: 'x' })])
    await refused(settle(open, 'theirs'), 'not_applicable')
    await refused(settle(open, 'order', 999_999_999), 'purchase_not_found')
    await refused(settle(open, 'ours', null, 2), 'statement_line_changed')
  })

  test('and a booking of the same line at once leave one of the two', async () => {
    const [one, two] = [await anOrder(), await anOrder()]
    const id = await upload([await pays(one)])
    await together(
      owner,
      (sql) => sql`select from data.mentees where id in (${one.id}, ${two.id}) for update`,
      [() => book(id), () => settle(id, 'order', two.purchaseId).catch(() => undefined)],
    )
    expect((await money(two))[0]).toBe(0)
    expect((await linesOf(id)).length).toBe((await money(one))[0] === 6200 ? 0 : 1)
  })
})

describe('a file', () => {
  test('may be a ZIP of days, documents one after the other, and hold another account, which is left out', async () => {
    const [one, two] = [await anOrder(), await anOrder()]
    const days = [
      camt([await pays(one)], { closing: 106_200 }),
      camt([await pays(two)], { opening: 106_200 }),
    ]
    const foreign = camt([entry({ text: 'x' })], { iban: 'GR9608100010000001234567890' })
    const zip = (files: string[], name = (at: number) => `2026-11-${20 + at}.xml`) =>
      zipSync(Object.fromEntries(files.map((text, at) => [name(at), strToU8(text)])))
    const all = [...days, foreign]
    const dotted = zip(all, (at) => `${at === 1 ? './' : ''}day${at}.xml`)
    const alike = Buffer.from(
      Buffer.from(zip(all))
        .toString('latin1')
        .replaceAll(/2026-11-2\d\.xml/g, '2026-11-20.xml'),
      'latin1',
    )
    const cut = zip(all)
    const border = Buffer.from(cut).indexOf('PK\x03\x04', 4, 'latin1')
    const bare = [...days, foreign].map((text) => text.replace(/^<\?xml[^>]*>/, '')).join('')
    for (const bytes of [zip(all), dotted, alike, strToU8(bare)]) {
      const { id, others } = await uploadStatement(
        admin.viewer,
        new File([bytes as Uint8Array<ArrayBuffer>], 'x'),
      )
      expect([await fates(id), others]).toEqual([['sure', 'sure'], ['GR9608100010000001234567890']])
      expect((await findStatement(admin.viewer, id))!.offCents).toBe(0)
    }
    // A download that ended between two files is not the whole.
    await fails(
      uploadStatement(admin.viewer, new File([cut.slice(0, border) as Uint8Array<ArrayBuffer>], 'x')),
      'import_broken',
    )
    await fails(
      uploadStatement(admin.viewer, new File([zip(['a']) as Uint8Array<ArrayBuffer>], 'x')),
      'statement_kind',
    )
    await fails(
      uploadStatement(admin.viewer, fileOf(':20:STARTUMS\n:25:10050000/1\n:28C:1/1')),
      'statement_kind',
    )
  })

  test('of another account is refused, and nothing is kept', async () => {
    const before = await owner`select from private.statements`
    await refused(
      uploadStatement(admin.viewer, fileOf(camt([], { iban: 'GR9608100010000001234567890' }))),
      'statement_other_account',
    )
    await refused(
      uploadStatement(
        admin.viewer,
        fileOf('Λογαριασμός: GR96 0810 0010 0000 0123 4567 890\nΗμερομηνία;Περιγραφή;Ποσό\n1/1/2026;α;1,00'),
      ),
      'statement_other_account',
    )
    await refused(upload([]), 'statement_empty')
    await fails(uploadStatement(admin.viewer, fileOf('Αυτό δεν είναι πίνακας')), 'statement_kind')
    await fails(uploadStatement(admin.viewer, fileOf('<a/>')), 'statement_kind')
    expect(await owner`select from private.statements`).toHaveLength(before.length)
  })

  test('whose columns were named once needs no naming, until it is asked for', async () => {
    const mentee = await anOrder()
    const csv = async () =>
      fileOf(`Πότε;Τι;Πόσο;Τίποτα\n${writtenDay(20)};${await referenceOf(mentee)};62,00;x`, 'statement.csv')
    const { id } = await uploadStatement(admin.viewer, await csv())
    const found = (await findStatement(admin.viewer, id))!
    expect(found).toMatchObject({ headings: ['Πότε', 'Τι', 'Πόσο', 'Τίποτα'], namesAccount: false })
    expect(suggestColumns(found)).toEqual({ amount: [2], text: [1] })
    await fails(mapStatement(admin.viewer, found, { day: [0], text: [1] }), 'statement_columns_missing')
    await refused(mapStatement(admin.viewer, found, { day: [1], text: [0], amount: [3] }), 'statement_unread')
    await mapStatement(admin.viewer, found, { day: [0], text: [1], amount: [2] })
    expect(await fates(id)).toEqual(['sure'])
    // A second click changes nothing.
    await mapStatement(admin.viewer, found, { day: [0], text: [1], amount: [2] })
    expect(await fates((await uploadStatement(admin.viewer, await csv())).id)).toEqual(['sure'])
    expect(
      (await findStatement(admin.viewer, (await uploadStatement(admin.viewer, await csv(), true)).id))!.rows,
    ).not.toBeNull()
  })

  test('leaves nothing but what was booked: it goes when the treasurer is done, or by itself', async () => {
    const mentee = await anOrder()
    const secret = `Άσχετη ${randomUUID()}`
    const id = await upload([await pays(mentee), entry({ text: 'x', name: secret })])
    await book(id)
    expect(await acts.dropStatement(admin.viewer, { statementId: id })).toBe(true)
    expect(await acts.dropStatement(admin.viewer, { statementId: id })).toBe(false)
    const other = await upload([entry({ text: 'x', name: secret })])
    expect((await reads.statements(admin.viewer)).map((one) => one.id)).toContain(other)
    await owner`update private.statements set created_at = now() - interval '25 hours' where id = ${other}`
    await runJob('clean_up')
    expect(await findStatement(admin.viewer, other)).toBeUndefined()
    expect(await owner`select from private.statement_lines where text like ${`%${secret}%`}`).toHaveLength(0)
    await refused(
      call(admin, 'map_statement', { statementId: other, columns: '{}', lines: '[]', offCents: null }),
      'statement_not_found',
    )
  })

  test('forgets the lines of a mentee who is erased', async () => {
    const mentee = await anOrder()
    const id = await upload([await pays(mentee)])
    await call(admin, 'erase_user', { userId: mentee.userId })
    expect(await linesOf(id)).toEqual([])
  })

  test('of ten thousand lines is read and checked in seconds, and takes no more for a line than one of a thousand', async () => {
    const mentees = await someOrders(20)
    const ours = await Promise.all(mentees.map((mentee) => pays(mentee)))
    const noise = Array.from({ length: 11_000 - ours.length }, (_, at) =>
      entry({
        text: `ΜΙΣΘΟΔΟΣΙΑ ${at} ΝΟΕΜΒΡΙΟΣ ΓΙΑ ΤΟ ΕΡΓΟ ${at * 7}`,
        name: `ΠΑΠΑΔΟΠΟΥΛΟΥ ΜΑΡΙΑ ${at}`,
        reference: `FT26324${at}`,
      }),
    )
    const check = async (lines: string[]) => {
      const begun = performance.now()
      const checked = await listLines(admin.viewer, await upload(lines), 80)
      return { checked, ms: performance.now() - begun }
    }
    const tenth = await check(noise.slice(0, 1000))
    const { checked, ms } = await check([...noise.slice(1000), ...ours])
    // The seconds are those of an idle machine; where every line takes longer than the one before, it is a hundred times.
    expect(ms).toBeLessThan(Math.max(20_000, 25 * tenth.ms))
    const sure = checked.filter(({ part }) => part === 'sure')
    expect([sure.length, sure[0]!.linesOfPart, sure[0]!.centsOfPart]).toEqual([20, 20, 20 * 6200])
    expect(checked.find(({ part }) => part === 'unknown')!.linesOfPart).toBe(9980)
  }, 600_000)
})
