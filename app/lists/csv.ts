/** What a cell of a file may hold. */
export type CsvValue = string | number | null

// A spreadsheet takes for a formula what begins with one of these.
const formula = /^[=+\-@\t\r]/

/** One line of a CSV file: semicolons, as spreadsheets of these languages expect; formulas are made plain text. */
export const csvLine = (values: CsvValue[]) => `${values.map(cell).join(';')}\r\n`

/** So that a spreadsheet reads the file as UTF-8. */
export const byteOrderMark = '\uFEFF'

function cell(value: CsvValue) {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[";,\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
