import type { Language } from '~/i18n/locale'
import type { CellValue } from '~/domain/lists/cell-value'
import type { Sheet } from './sheet'

// A spreadsheet reads a cell that begins with one of these as a formula, behind spaces and marks that it passes over.
const sign = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]'
const formula = new RegExp(`^[\\s\\p{Cf}]*${sign}|^[\\0-\\x1f]`, 'u')
// A program that cuts lines at another sign than ours cares for none of our quotes: its cells begin within ours.
// Looks for the sign first, so that the work grows with the text.
const formulaWithin = new RegExp(`(?=${sign})(?<=[,;\\t\\r\\n][\\s\\p{C}"]*)${sign}`, 'gu')

// Makes a spreadsheet read the file as UTF-8.
const byteOrderMark = '\uFEFF'

/** Generates a CSV file from a sheet, one chunk per batch of rows. */
export async function* csvFile({ headings, batches, sums, language }: Sheet): AsyncGenerator<Uint8Array> {
  const lines = (rows: CellValue[][]) => rows.map((values) => csvLine(values, language)).join('')
  yield Buffer.from(byteOrderMark + lines([headings]))
  for await (const rows of batches) yield Buffer.from(lines(rows))
  if (!sums) return
  yield Buffer.from(lines([[], [sums.title], sums.headings]))
  for await (const rows of sums.batches) yield Buffer.from(lines(rows))
}

/**
 * One line of a CSV file. Semicolons, as spreadsheets in these languages expect; an apostrophe makes plain text of formulas.
 */
export const csvLine = (values: CellValue[], language: Language) =>
  `${values.map((value) => cell(value, language)).join(';')}\r\n`

function cell(value: CellValue, language: Language) {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object') return 'day' in value ? value.day : decimal(value.cents, language)
  const text = (formula.test(value) ? `'${value}` : value).replaceAll(formulaWithin, `'$&`)
  return /[";,\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Whole cents as a decimal number, with the decimal sign of the language. */
function decimal(cents: number, language: Language) {
  const text = (cents / 100).toFixed(2)
  return language === 'en' ? text : text.replace('.', ',')
}
