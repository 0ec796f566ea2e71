/** A value of a CSV cell. */
export type CsvValue = string | number | null

// A spreadsheet reads a cell that begins with one of these as a formula.
const formula = /^[=+\-@\t\r]/

/**
 * One line of a CSV file. Semicolons, as spreadsheets in these languages expect; formulas become plain text.
 */
export const csvLine = (values: CsvValue[]) => `${values.map(cell).join(';')}\r\n`

/** Makes a spreadsheet read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'

function cell(value: CsvValue) {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = formula.test(value) ? `'${value}` : value
  return /[";,\r\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
