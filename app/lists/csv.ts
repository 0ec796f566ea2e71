import type { Language } from '~/i18n/locale'
import type { CellValue } from './cell-value'
import type { Sheet } from './sheet'

// A spreadsheet takes for a formula what begins with one of these.
const formula = /^[=+\-@\t\r]/

// So that a spreadsheet reads the file as UTF-8.
const byteOrderMark = '\uFEFF'

/** A sheet as a CSV file, one piece for each batch of its rows. */
export async function* csvFile({ headings, batches, language }: Sheet): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + csvLine(headings, language))
  for await (const rows of batches)
    yield Buffer.from(rows.map((values) => csvLine(values, language)).join(''))
}

/** One line of a CSV file: semicolons, as spreadsheets of these languages expect; formulas are made plain text. */
export const csvLine = (values: CellValue[], language: Language) =>
  `${values.map((value) => cell(value, language)).join(';')}\r\n`

function cell(value: CellValue, language: Language) {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object') return 'day' in value ? value.day : decimal(value.cents, language)
  const text = formula.test(value) ? `'${value}` : value
  return /[";,\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Whole cents with the decimal sign of a language. */
function decimal(cents: number, language: Language) {
  const text = (cents / 100).toFixed(2)
  return language === 'en' ? text : text.replace('.', ',')
}
