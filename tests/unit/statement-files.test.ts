// Long: every way in which a bank writes a file, one after the other.
// The files of banks: camt.053 as the standard has it, and the tables of the large Greek banks.
import { describe, expect, test, vi } from 'vitest'
import {
  accountsIn,
  areEnough,
  guessColumns,
  tableOf,
  withReferences,
  withTold,
} from '~/domain/statements/columns'
import { linesOfCamt } from '~/domain/statements/lines-of-camt'
import { orderOf, readTable } from '~/domain/statements/lines-of-rows'
import { statementLimits } from '~/domain/statements/schema'
import { readAmount, readDecimal } from '~/domain/written-amounts'
import { readStatementFile as readWithin } from '../../scripts/lib/import-file/read-statement.mjs'
import { ruleOfReading } from '../support/refusals'
import { camt, entry, ourIban } from '../support/statements'
import { excelBook } from '../support/spreadsheets'

const read = (text: string | Uint8Array) =>
  readWithin(typeof text === 'string' ? new TextEncoder().encode(text) : text, statementLimits)

/** The lines of a camt.053 statement. */
const camtOf = (text: string | Uint8Array) => linesOfCamt(read(text).statements!)

/** The lines of a table, with the columns that its headings suggest. */
function linesOf(file: string | Uint8Array) {
  const table = tableOf(read(file).rows!)!
  const columns = guessColumns(table.headings)
  expect(areEnough(columns)).toBe(true)
  return {
    accounts: accountsIn(table.above),
    lines: readTable(table.rows, columns).lines.map(({ day, cents, currency, text, reference }) => [
      day,
      cents,
      currency,
      text,
      reference,
    ]),
  }
}

test.each([
  'Α/Α Συναλλαγής;Ημερομηνία;Ώρα;Valeur;Κατάστημα;Κατηγορία Συναλλαγής;Είδος εργασίας;Ποσό συναλλαγής;Νόμισμα;Χρέωση / Πίστωση;Περιγραφή;Λογιστικό Υπόλοιπο;Ονοματεπώνυμο Αντισυμβαλλόμενου;Επιπρόσθετες Πληροφορίες;Αριθμός Αναφοράς',
  'Ημ/νία Συναλλαγής;Ημ/νία Valeur;Αιτιολογία / Περιγραφή;Σχόλια;Ποσό;Προοδευτικό υπόλοιπο;Αρ. Αναφοράς',
  'Ημερομηνία Συναλλαγής;Ημερομηνία Αξίας;Περιγραφή Συναλλαγής;Αντισυμβαλλόμενος;Ποσό Χρέωσης;Ποσό Πίστωσης;Υπόλοιπο Λογαριασμού',
  'Ημ/νία αξίας;Εντολέας;Πληροφορίες πληρωμής;Ποσό εντολής',
])('the columns of %s are known', (headings) => {
  const columns = guessColumns(headings.split(';'))
  expect([areEnough(columns), columns.day?.length]).toEqual([true, 1])
})

describe('a camt.053 statement', () => {
  test.each(['02', '08'])('of release %s gives its account and its booked entries', (version) => {
    const { statements } = read(
      camt([entry({ text: 'MP-ABCDEFGH', name: 'Ρέα Νάνου', reference: 'FT26324ABCD' })], { version }),
    )
    expect(statements!.map(({ accounts }) => accounts)).toEqual([[ourIban]])
    expect(linesOfCamt(statements!)).toEqual({
      offCents: 0,
      lines: [
        {
          number: 1,
          day: '2026-11-20',
          cents: 6200,
          currency: 'EUR',
          text: 'Ρέα Νάνου MP-ABCDEFGH',
          reference: 'FT26324ABCD',
          aside: null,
          reversal: null,
        },
      ],
    })
  })

  test('tells what left the account, what is not booked yet and what takes another entry back', () => {
    const one = entry({ text: 'x' })
    const { lines } = camtOf(
      camt([
        one.replace('CRDT', 'DBIT'),
        one.replace('<Sts>BOOK</Sts>', '<Sts><Cd>PDNG</Cd></Sts>'),
        one.replace('<Sts>', '<RvslInd>true</RvslInd><Sts>'),
        one.replace('CRDT', 'DBIT').replace('<Sts>', '<RvslInd> 1 </RvslInd><Sts>'),
        one.replace('<Sts>', '<RvslInd>TRUE</RvslInd><Sts>'),
      ]),
    )
    expect(lines.map(({ cents, aside, reversal }) => [cents, aside, reversal])).toEqual([
      [-6200, null, null],
      [6200, 'pending', null],
      [6200, null, 'told'],
      [-6200, null, 'told'],
      [6200, null, 'told'],
    ])
  })

  test('a batch is as many lines as its transactions; the payer’s own currency does not count', () => {
    const transaction = (text: string) =>
      `<TxDtls><AmtDtls><InstdAmt><Amt Ccy="USD">70.10</Amt></InstdAmt><TxAmt><Amt Ccy="EUR">62.00</Amt></TxAmt></AmtDtls>
       <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
    const batch = entry({ text: 'x', amount: '124.00', reference: 'BATCH-2026-1' }).replace(
      /<TxDtls>[^]*<\/TxDtls>/,
      transaction('one') + transaction('two'),
    )
    expect(camtOf(camt([batch])).lines).toMatchObject([
      { number: 1, cents: 6200, currency: 'EUR', text: 'one', reference: 'BATCH-2026-1/1' },
      { number: 2, cents: 6200, currency: 'EUR', text: 'two', reference: 'BATCH-2026-1/2' },
    ])
  })

  test('a batch whose transactions do not make up its entry is one line', () => {
    const transaction = (text: string, amount: string, side = 'CRDT') =>
      `<TxDtls><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${side}</CdtDbtInd><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
    const batch = (amount: string, ...parts: string[]) =>
      camtOf(camt([entry({ text: 'x', amount }).replace(/<TxDtls>[^]*<\/TxDtls>/, parts.join(''))])).lines
    const two = [transaction('one', '62.00'), transaction('two', '62.00')]
    expect(batch('62.00', ...two)).toMatchObject([{ cents: 6200, text: 'one two' }])
    expect(batch('123.50', ...two)).toMatchObject([{ cents: 12350, text: 'one two' }])
    expect(batch('124', ...two)).toHaveLength(2)
    expect(batch('123.90', ...two, transaction('charge', '0.10', 'DBIT'))).toMatchObject([
      { cents: 6200 },
      { cents: 6200 },
      { cents: -10 },
    ])
  })

  test('an amount that is none is no amount', () => {
    const amounts = ['62,00', '-62.00', '6e3', '62.005', '', '99999999.00']
    const { lines } = camtOf(camt(amounts.map((amount) => entry({ text: 'x', amount }))))
    expect(lines.map(({ cents }) => cents)).toEqual(amounts.map(() => null))
  })

  test.each([
    ['another XML', '<html><body>no</body></html>', 'statement_kind'],
    [
      'the same bank’s notice',
      camt([]).replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn'),
      'statement_kind',
    ],
    ['a file that was cut', camt([entry({ text: 'x' })]).slice(0, -60), 'import_broken'],
    ['entities', `<!DOCTYPE a [<!ENTITY b "c">]>${camt([])}`, 'import_broken'],
    ['an encoding that is none', camt([]).replace('UTF-8', 'UTF-77'), 'import_encoding'],
    ['a PDF', '%PDF-1.7', 'statement_kind'],
    ['nothing', '', 'import_empty'],
  ])('%s is refused', (_, file, expected) => {
    expect(ruleOfReading(() => read(file))).toBe(expected)
  })

  test('an encoding that is not the one of the file is refused, any other is read', () => {
    const latin = Buffer.from(camt([entry({ text: 'Müller' })]), 'latin1')
    expect(ruleOfReading(() => read(latin))).toBe('import_encoding')
    const named = Buffer.from(camt([entry({ text: 'Müller' })]).replace('UTF-8', 'ISO-8859-1'), 'latin1')
    expect(camtOf(named).lines[0]!.text).toContain('Müller')
  })
})

describe('the table of a bank', () => {
  test('Alpha Bank: lines above the table, cells as formulas, the sign in a column of its own', () => {
    const file = `Τίτλος;Κινήσεις Λογαριασμού: ${ourIban}
Ημερομηνία ; 14/8/2026
Νέο Μικτό Υπόλοιπο:; 1.148,00 Π;

Α/Α;Ημερομηνία;Αιτιολογία;Κατάστημα;Τοκισμός από;Αρ. συναλλαγής;Ποσό;Πρόσημο ποσού;
1;14/07/2026;="ΡΕΑ ΝΑΝΟΥ ΜΡ ΑΒ2Ε";99;14/7/2026;="202607140999413971";1.062,00;Π;
2;14/07/2026;="ΕΞΟΔΑ ΕΝΤΟΛΗΣ";99;14/7/2026;="202607140999413971";4,00;Χ;
`
    expect(linesOf(file)).toEqual({
      accounts: [ourIban],
      lines: [
        ['2026-07-14', 106200, '', 'ΡΕΑ ΝΑΝΟΥ ΜΡ ΑΒ2Ε', '202607140999413971'],
        ['2026-07-14', -400, '', 'ΕΞΟΔΑ ΕΝΤΟΛΗΣ', '202607140999413971'],
      ],
    })
  })

  test('National Bank: the word for debit or credit, the payer’s name beside the text', () => {
    const file = `Α/Α Συναλλαγής;Ημερομηνία;Ώρα;Valeur;Κατάστημα;Κατηγορία συναλλαγής;Είδος εργασίας;Ποσό συναλλαγής;Ποσό εντολής;Νόμισμα;Χρέωση / Πίστωση;Ισοτιμία;Περιγραφή;Λογιστικό Υπόλοιπο;Ονοματεπώνυμο αντισυμβαλλόμενου
1;23/07/2026;10:15;23/07/2026;700;68;12010;-43,20;43,20;EUR;Χρέωση;1;ΚΟΙΝΟΧΡΗΣΤΑ;900,00;ΑΛΛΟΣ
2;23/07/2026;10:16;23/07/2026;700;68;12010;62,00;62,00;EUR;Πίστωση;1;MP-ABCDEFGH;962,00;ΝΑΝΟΥ ΡΕΑ`
    expect(linesOf(file).lines).toEqual([
      ['2026-07-23', -4320, 'EUR', 'ΚΟΙΝΟΧΡΗΣΤΑ ΑΛΛΟΣ', ''],
      ['2026-07-23', 6200, 'EUR', 'MP-ABCDEFGH ΝΑΝΟΥ ΡΕΑ', ''],
    ])
  })

  test('Piraeus Bank: tabs, titles above, the currency in the amount, a note below', () => {
    const file = `Τράπεζα Πειραιώς
Κινήσεις Λογαριασμών
ΔΙΚΤΥΟ: GR16 0110 1250 0000 0001 2300 695
Κατηγορία\tΠεριγραφή Συναλλαγής\tΗμ/νία Συναλλαγής\tΣχόλια / Κωδικός Αναφοράς\tΠοσό
Χωρίς\tΠΡΟΜΗΘΕΙΑ\t21/07/2026\tWINBREM\t-2,90 EUR
Χωρίς\tΜΕΤΑΦΟΡΑ ΑΠΟ ΤΡΙΤΟ\t13/07/2026\tmp abcd efgh\t297,61 EUR
Ημερομηνία Ενημέρωσης:\t24/07/2026 13:46:41`
    expect(linesOf(file)).toEqual({
      accounts: [ourIban],
      lines: [
        ['2026-07-21', -290, 'EUR', 'ΠΡΟΜΗΘΕΙΑ WINBREM', ''],
        ['2026-07-13', 29761, 'EUR', 'ΜΕΤΑΦΟΡΑ ΑΠΟ ΤΡΙΤΟ mp abcd efgh', ''],
      ],
    })
  })

  test('Eurobank: one column with a sign, days without zeros, English headings too', () => {
    const lines = [
      ['2026-09-01', -22687, '', 'ΕΝΟΙΚΙΟ', ''],
      ['2026-08-31', 6200, '', 'ΝΑΝΟΥ', ''],
    ]
    for (const headings of ['Ημερομηνία,Περιγραφή,Ποσό,Υπόλοιπο', 'Date,Description,Amount,Balance'])
      expect(
        linesOf(`${headings}\n1/9/2026,ΕΝΟΙΚΙΟ,-226.87,1000.00\n31/8/2026,ΝΑΝΟΥ,62.00,1226.87`).lines,
      ).toEqual(lines)
  })

  test('two columns for what came and what left, in a spreadsheet', () => {
    const book = excelBook({
      rows: [
        ['Ημερομηνία', 'Αιτιολογία', 'Χρέωση', 'Πίστωση', 'Αριθμός αναφοράς'],
        ['20/11/2026', 'α', '12,5', '', 'REF-000001'],
        ['20/11/2026', 'β', '', 62, 'REF-000002'],
      ],
    })
    expect(linesOf(book).lines).toEqual([
      ['2026-11-20', -1250, '', 'α', 'REF-000001'],
      ['2026-11-20', 6200, '', 'β', 'REF-000002'],
    ])
  })

  test('a line with half of what it needs could not be read; one with neither is a note', () => {
    const { rows } = read(
      'Ημερομηνία;Περιγραφή;Ποσό\nαύριο;α;62,00\n20/11/2026;β;πολλά\nΣύνολο;γ;\n31/02/2026;δ;1,00',
    )
    const table = tableOf(rows!)!
    expect(
      readTable(table.rows, guessColumns(table.headings)).lines.map(({ day, cents }) => [day, cents]),
    ).toEqual([
      [null, 6200],
      ['2026-11-20', null],
      [null, 100],
    ])
  })
})

test.each([
  ['bank after the weekend', '2026-12-07', '2026-12-07'],
  ['more than ten days ahead', '2026-12-10', null],
  ['with the zone behind its day', '2026-11-20+02:00', '2026-11-20'],
  ['in UTC', '2026-11-20Z', '2026-11-20'],
])('a line that is booked %s', (_, day, read) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T12:00:00Z'), toFake: ['Date'] })
  expect(camtOf(camt([entry({ text: 'x', day })])).lines[0]!.day).toBe(read)
  vi.useRealTimers()
})

test('a line that is told by the second in UTC is booked on the day of Athens', () => {
  const line = entry({ text: 'x' }).replace(
    /<BookgDt>.*<\/BookgDt>/,
    '<BookgDt><DtTm>2026-11-20T22:05:00Z</DtTm></BookgDt>',
  )
  expect(camtOf(camt([line])).lines[0]!.day).toBe('2026-11-21')
})

test('the day of a line may be its value day alone', () => {
  const line = entry({ text: 'x' }).replace(/<BookgDt>.*<\/BookgDt>(<ValDt>)/, '$1')
  expect(camtOf(camt([line])).lines[0]!.day).toBe('2026-11-20')
})

test('several documents in one file are read one after the other', () => {
  const both = camt([entry({ text: 'x' })]) + camt([entry({ text: 'y', amount: '5.00' })])
  expect(camtOf(both)).toMatchObject({
    offCents: 0,
    lines: [
      { number: 1, cents: 6200 },
      { number: 2, cents: 500 },
    ],
  })
})

describe('balances', () => {
  test('each statement of a file is held against its own', () => {
    const wrong = camt([entry({ text: 'x' })], { closing: 106_300 })
    expect(camtOf(wrong + camt([entry({ text: 'x' })], { closing: 106_100 })).offCents).toBe(200)
    expect(camtOf(wrong.replace('OPBD', 'PRCD')).offCents).toBe(100)
    expect(camtOf(wrong.replace('OPBD', 'ITBD')).offCents).toBeNull()
  })

  const head = 'Ημερομηνία;Περιγραφή;Ποσό'
  test.each([
    [
      'above the table',
      `Προηγούμενο υπόλοιπο:;100,00 Π\nΝέο Μικτό Υπόλοιπο: 162,00 Π\n${head}\n20/11/2026;α;62,00`,
      0,
    ],
    [
      'in its first and last row',
      `${head}\n19/11/2026;Opening balance;100,00\n20/11/2026;α;62,00\n21/11/2026;Closing balance;150,00`,
      1200,
    ],
    [
      'as a spreadsheet writes them',
      `Προηγούμενο υπόλοιπο;100\nΝέο υπόλοιπο;162.5\n${head}\n20/11/2026;α;62,00`,
      50,
    ],
    [
      'beside other numbers',
      `Προηγούμενο υπόλοιπο;100;7\nΝέο υπόλοιπο;162;8\n${head}\n20/11/2026;α;62,00`,
      null,
    ],
    ['not at all', `${head}\n20/11/2026;α;62,00`, null],
  ])('that a table names %s', (_, file, off) => {
    const table = tableOf(read(file).rows!)!
    const { lines, offCents } = readTable(table.rows, guessColumns(table.headings))
    expect([lines.map(({ cents }) => cents), offCents]).toEqual([[6200], off])
  })

  test.each([
    [
      'the oldest first, and the sign of its last line lost',
      ['24/11/2026;α;62,00;162,00', '25/11/2026;β;62,00;100,00'],
      12400,
    ],
    [
      'the newest first, and the sign of its first line lost',
      ['25/11/2026;β;62,00;100,00', '24/11/2026;α;62,00;162,00'],
      12400,
    ],
    ['the oldest first', ['24/11/2026;α;62,00;162,00', '25/11/2026;β;-62,00;100,00'], 0],
    [
      'days up, lines of a day down',
      ['24/11/2026;β;5,00;167,00', '24/11/2026;α;62,00;162,00', '25/11/2026;γ;-7,00;160,00'],
      0,
    ],
    [
      'days down, lines of a day up',
      ['25/11/2026;γ;-7,00;160,00', '24/11/2026;α;62,00;162,00', '24/11/2026;β;5,00;167,00'],
      0,
    ],
    [
      'a day that ends where it began',
      [
        '24/11/2026;α;62,00;162,00',
        '25/11/2026;β;-5,00;157,00',
        '25/11/2026;γ;5,00;162,00',
        '26/11/2026;δ;1,00;163,00',
      ],
      0,
    ],
    [
      'days that end where they began, and a sign lost on the second',
      [
        '21/11/2026;α;62,00;162,00',
        '21/11/2026;β;-62,00;100,00',
        '22/11/2026;γ;-62,00;162,00',
        '22/11/2026;δ;62,00;224,00',
        '23/11/2026;ε;-62,00;162,00',
      ],
      6200,
    ],
    [
      'a day alone that ends where it began, and a line missing',
      ['24/11/2026;α;10,00;110,00', '24/11/2026;γ;20,00;140,00', '24/11/2026;δ;-40,00;100,00'],
      1000,
    ],
    ['one day alone, which tells no order', ['24/11/2026;α;62,00;162,00', '24/11/2026;β;5,00;100,00'], 0],
    [
      'days up and down',
      ['25/11/2026;α;62,00;162,00', '24/11/2026;β;5,00;167,00', '25/11/2026;γ;1,00;168,00'],
      0,
    ],
  ])('behind each line: %s', (_, rows, off) => {
    const table = tableOf(read([`${head};Υπόλοιπο`, ...rows].join('\n')).rows!)!
    expect(readTable(table.rows, guessColumns(table.headings)).offCents).toBe(off)
  })

  test('balances behind lines: two equal amounts hide no lost sign, and days may stand the other way round than their lines', () => {
    const off = (rows: string[]) => {
      const table = tableOf(read(['Date,Description,Amount,Balance', ...rows].join('\n')).rows!)!
      return readTable(table.rows, guessColumns(table.headings)).offCents
    }
    const line = (day: number, cents: number, balance: number) => `2026-11-${day},x,${cents}.00,${balance}.00`
    expect(off([line(20, 10, 110), line(21, 62, 172), line(22, 62, 234)])).toBe(0)
    expect(off([line(20, 10, 110), line(21, -62, 172), line(22, 62, 234)])).toBe(12_400)
    expect(off([line(22, 1, 235), line(22, 2, 237), line(21, 62, 172), line(21, 62, 234)])).toBe(0)
  })

  test('words that a payer may write, too, are a line between others', () => {
    const rows = `${head}\n20/11/2026;α;62,00\n20/11/2026;Τελικό υπόλοιπο;31,00\n21/11/2026;β;62,00`
    const table = tableOf(read(rows).rows!)!
    expect(readTable(table.rows, guessColumns(table.headings)).lines).toHaveLength(3)
  })
})

test.each([
  ['Date,Description,Debit,Credit', '2026-11-25,x,,-87.00', -8700],
  ['Date,Description,Debit,Credit', '2026-11-25,x,-4.00,', null],
  ['Date,Description,Debit,Credit', '2026-11-25,x,"4,00 Χ",', -400],
  ['Date,Description,Debit,Credit', '2026-11-25,x,,(87.00)', -8700],
  ['Date,Description,Debit,Credit', '2026-11-25,x,4.00,87.00', null],
  ['Date,Description,Debit,Credit', '2026-11-25,x,0.00,87.00', 8700],
  ['Date,Description,Amount,Credit/Debit', '2026-11-25,x,-87.00,CR', -8700],
  ['Date,Description,Amount,Credit/Debit', '2026-11-25,x,87.00 Π,Χ', null],
  ['Date,Description,Amount,Credit/Debit', '2026-11-25,x,-87.00,D', -8700],
  ['Date,Description,Amount', '2026-11-25,x,"87,00Π"', 8700],
  ['Date,Description,Amount', '2026-11-25,x,62.00 CR', 6200],
])('the sign of a cell is kept: %s, %s', (headings, row, cents) => {
  expect(linesOf(`${headings}\n${row}`).lines[0]![1]).toBe(cents)
})

test('a bank that writes a minus at every debit says nothing more with it', () => {
  const table = 'Date,Description,Debit,Credit\n2026-11-25,a,-4.00,\n2026-11-25,b,-5.00,'
  expect(linesOf(table).lines.map(([, cents]) => cents)).toEqual([-400, -500])
  const words = 'Date,Description,Amount,Credit/Debit\n2026-11-25,a,4.00,D\n2026-11-25,b,-4.00,D'
  expect(linesOf(words).lines.map(([, cents]) => cents)).toEqual([-400, 400])
})

test.each([
  [['27/11/2026', '9/10/2026'], 'dayFirst'],
  [['11/27/2026 00:00:00', '09/10/2026 00:00:00'], 'monthFirst'],
  [['9/10/2026', '10.9.2026'], 'unknown'],
  [['27/11/2026', '11/27/2026'], 'both'],
  [['2026-11-27', '3/3/2026', '5 Νοε 2026', ''], 'any'],
])('the order of day and month is judged over the column: %o is %s', (cells, order) => {
  const columns = { day: [0], text: [1], amount: [2] }
  expect(
    orderOf(
      cells.map((cell, at): [number, string[]] => [at, [cell, 'x', '1,00']]),
      columns,
    ),
  ).toBe(order)
})

test.each([
  ['DR/CR', 'DR', 'CR', -6200],
  ['Τύπος', 'Χρέωση', 'Πίστωση', -6200],
  ['Art', 'Belastung', 'Gutschrift', -6200],
  ['Tipo', 'Débito', 'Crédito', -6200],
  ['Sens', 'Sortie', 'Entrée', -6200],
  ['Είδος', 'Χρεωστική', 'Πιστωτική', -6200],
  ['Κατεύθυνση', 'Εξερχόμενη', 'Εισερχόμενη', -6200],
  ['Sign', '–', '+', -6200],
  ['Kind', 'Debit', '', -6200],
  ['Kind', 'Bank', 'Fee', 6200],
])('a column %s that says %s or %s of each amount is its sign', (heading, one, other, cents) => {
  const file = `Date,Description,Amount,${heading}\n2026-11-25,a,62.00,${one}\n2026-11-25,b,62.00,${other}`
  const table = tableOf(read(file).rows!)!
  const { lines } = readTable(table.rows, withTold(guessColumns(table.headings), table.rows))
  expect(lines.map((line) => line.cents)).toEqual([cents, 6200])
})

test('beside a word for a debit another one tells no sign: its line cannot be read', () => {
  const file = 'Date,Description,Amount,Kind\n2026-11-25,a,62.00,Debit\n2026-11-25,b,62.00,Fee'
  const table = tableOf(read(file).rows!)!
  const { lines } = readTable(table.rows, withTold(guessColumns(table.headings), table.rows))
  expect(lines.map(({ cents }) => cents)).toEqual([-6200, null])
})

const reversals =
  'ΑΝΑΚΛΗΣΗ, ΑΝΑΣΤΡΟΦΗ, ΑΠΟΡΡΙΨΗ, ΕΠΙΣΤΡ., RECALL, UNPAID, CHARGE BACK, RJCT, Rückzahlung, Rueckueberweisung, ' +
  'Rück-Überweisung, Gegenbuchung, Remboursement, RETOUR, Extourne, Contre-passation, Reembolso, Anulação, Storniert'
test.each(reversals.split(', '))('a line that says %s is a reversal', (word) => {
  const { lines } = camtOf(camt([entry({ text: `${word} MP-ABCDEFGH` })]))
  expect(lines[0]!.reversal).toBe('worded')
})

test('a column of signs is none where the amounts have their own, or beside one that was named', () => {
  const rows: [number, string[]][] = [
    [2, ['20/11/2026', 'x', '-62,00', 'Χρέωση', 'D']],
    [3, ['20/11/2026', 'x', '62,00', 'Πίστωση', 'C']],
  ]
  const columns = { day: [0], text: [1], amount: [2] }
  expect(withTold(columns, rows)).toEqual(columns)
  expect(withTold({ ...columns, sign: [4] }, rows).sign).toEqual([4])
  expect(withTold(columns, [[2, ['20/11/2026', 'α', '62,00', 'x']]])).toEqual(columns)
  expect(withTold(columns, [[2, ['20/11/2026', 'α', '62,00', 'DR']]]).sign).toEqual([3])
})

test('a column with the reference of an order is text, whatever its heading says', () => {
  const rows: [number, string[]][] = [[2, ['20/11/2026', 'mp abcd 2345', 'x', '62,00']]]
  expect(withReferences({ day: [0], text: [2], amount: [3] }, rows).text).toEqual([2, 1])
  expect(guessColumns(['Επιπρόσθετες πληροφορίες', 'Σκοπός συναλλαγής']).text).toEqual([0, 1])
})

test.each([
  ['62', 6200],
  ['62,5', 6250],
  ['1.234,56', 123456],
  ['1,234.56', 123456],
  ['1.234', 123400],
  ['1234.5', 123450],
  ['1 234,56 €', 123456],
  ['+62,00', 6200],
  ['-62,00', -6200],
  ['−62,00', -6200],
  ['—62,00', -6200],
  ['‐62,00', -6200],
  ['62,00 ‑', -6200],
  ['62,00-', -6200],
  ['1.234.567,89', 123456789],
  ['12.34.56', undefined],
  ['1234.567', undefined],
  ['62,00,00', undefined],
  ['GR16 0110', undefined],
  ['99999999999', undefined],
  ['87,00Π', 8700],
  ['62,00 Π', 6200],
  ['62.00 CR', 6200],
  ['62,00 X', -6200],
  ['62,00 Χ', -6200],
  ['(4,00)', -400],
  ['000000087,00', 8700],
  ["1'234.50", 123450],
  ['10,00 ευρώ', 1000],
  ['62,00 CR EUR', 6200],
  ['-62,00 CR', undefined],
  ['-(4,00)', undefined],
  ['(4,00', undefined],
  ['+-4,00', undefined],
  ['6 2', undefined],
  ['62,00 Δ', undefined],
  ['€62 USD', undefined],
  ['', undefined],
  ['-', undefined],
])('the amount %s is %s cents', (written, cents) => {
  expect(readAmount(written)?.cents).toBe(cents)
})

test.each([
  ['62 USD', 'USD'],
  ['$62', 'USD'],
  ['€62', 'EUR'],
  ['62', ''],
])('the currency of %s is %s', (written, currency) => {
  expect(readAmount(written)?.currency).toBe(currency)
})

test.each([
  ['000000087.00', 8700],
  ['+87.00', 8700],
  ['87.', 8700],
  ['87.10000', 8710],
  ['9999999.99', 999999999],
  ['87.001', undefined],
  ['87,00', undefined],
  ['-87', undefined],
  ['', undefined],
])('the amount %s of XML is %s cents', (written, cents) => {
  expect(readDecimal(written)).toBe(cents)
})

const states = [
  'Umsatz vorgemerkt',
  'PENDING',
  'Σε εκκρεμότητα',
  'REVERTED',
  'CANCELLED',
  'Refunded',
  'storniert',
]
test.each([
  ...states,
  'Ακυρώθηκε',
  'Απορρίφθηκε',
  'Αποτυχία',
  'Δεσμευμένο',
  'On hold',
  'Annulée',
  'Échoué',
  'Expired',
])('a row whose state is «%s» has not moved money, and balances do without it', (state) => {
  const day = '25/11/2026'
  const table = tableOf(
    read(
      [
        'Date,Description,Amount,Balance,State',
        `${day},ONE,62.00,1062.00,COMPLETED`,
        `${day},a word of pending things from a payer,62.00,1124.00,COMPLETED`,
        `${day},TWO,62.00,,${state}`,
      ].join('\n'),
    ).rows!,
  )!
  const { lines, offCents } = readTable(table.rows, guessColumns(table.headings))
  expect([lines.map(({ aside }) => aside), offCents]).toEqual([[null, null, 'pending'], 0])
})
