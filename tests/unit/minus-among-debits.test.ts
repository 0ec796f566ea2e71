// A minus in a column for debits: most banks write none, some at every debit, and a debit that is taken back has one, too.
import { expect, test } from 'vitest'
import { guessColumns, tableOf } from '~/domain/statements/columns'
import { readTable } from '~/domain/statements/lines-of-rows'
import { statementLimits } from '~/domain/statements/schema'
import { readStatementFile } from '../../scripts/lib/import-file/read-statement.mjs'

const read = (text: string) => readStatementFile(new TextEncoder().encode(text), statementLimits)

test.each([
  ['left, by the balances behind the lines', ['b,,62.00,162.00', 'a,-4.00,,158.00'], [6200, -400], 0],
  ['came back, by the balances behind the lines', ['b,,62.00,162.00', 'a,-4.00,,166.00'], [6200, 400], 0],
  ['left, in a file of the newest first', ['a,-4.00,,158.00', 'b,,62.00,162.00'], [-400, 6200], 0],
  ['is unreadable without balances', ['b,,62.00,', 'a,-4.00,,'], [6200, null], null],
  ['is unreadable if no reading is proved', ['b,,62.00,162.00', 'a,-4.00,,150.00'], [6200, null], 1200],
  ['is unreadable if both are proved', ['a,-4.00,,104.00', 'b,,62.00,166.00'], [null, 6200], 0],
])('a single minus in the column of debits %s', (_, rows, cents, off) => {
  const text = ['Date,Description,Debit,Credit,Balance', ...rows.map((row) => `2026-11-25,${row}`)].join('\n')
  const table = tableOf(read(text).rows!)!
  const { lines, offCents } = readTable(table.rows, guessColumns(table.headings))
  expect([lines.map((line) => line.cents), offCents]).toEqual([cents, off])
})

test('a single minus in the column of debits is read as the opening and closing balances prove', () => {
  const centsWith = (closing: string) => {
    const text = `Opening balance: 100.00\nDate,Description,Debit,Credit\n2026-11-25,a,-4.00,\nClosing balance: ${closing}`
    const rows = read(text).rows!
    const table = tableOf(rows)!
    return readTable(rows.slice(0, 1).concat(table.rows), guessColumns(table.headings)).lines.map(
      ({ cents }) => cents,
    )
  }
  expect([centsWith('96.00'), centsWith('104.00')]).toEqual([[-400], [400]])
})
