import type { CellValue } from '~/domain/lists/cell-value'
import type { Sheet } from './sheet'

const rowLimit = 1_048_576
const textLimit = 32_767
const widths = { least: 10, most: 60 }

// Indexes into styles.xml.
const styles = { heading: 1, day: 2, amount: 3 }

/**
 * Generates the worksheet of an XLSX file (ECMA-376, part 1, 18.3), one chunk per batch. If there are more
 * rows than Excel can open, the last line says that the file is cut off.
 */
export async function* worksheet(sheet: Sheet, limit = rowLimit): AsyncGenerator<string> {
  let at = 0
  for await (const rows of sheet.batches) {
    const opening = at === 0 ? open(sheet.headings, rows) : ''
    if (at === 0) at = 1
    const room = rows.slice(0, limit - 1 - at)
    yield opening + room.map((values) => row(values, ++at)).join('')
    if (room.length < rows.length) {
      yield row([sheet.cutOff], ++at)
      break
    }
  }
  yield `${at === 0 ? open(sheet.headings, []) : ''}</sheetData></worksheet>`
}

/** The start of a worksheet: a frozen first row, and column widths that fit the first batch. */
function open(headings: string[], rows: CellValue[][]) {
  const columns = headings.map((heading, column) => {
    const longest = Math.max(heading.length, ...rows.map((values) => lengthOf(values[column]!)))
    const width = Math.min(widths.most, Math.max(widths.least, longest + 2))
    return `<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1"/>`
  })
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>${row(headings, 1, styles.heading)}`
}

const lengthOf = (value: CellValue) =>
  typeof value === 'string' ? value.length : typeof value === 'number' ? String(value).length : 10

const row = (values: CellValue[], at: number, style?: number) =>
  `<row r="${at}">${values.map((value, column) => cell(value, letters(column) + at, style)).join('')}</row>`

function cell(value: CellValue, place: string, style?: number) {
  if (value === null) return ''
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`
  if (typeof value === 'string') return textCell(value, place, style)
  if ('cents' in value) return `<c r="${place}" s="${styles.amount}"><v>${value.cents / 100}</v></c>`
  return `<c r="${place}" s="${styles.day}"><v>${daysSince1900(value.day)}</v></c>`
}

// Inline strings, because a table of shared strings must be complete before the first row.
function textCell(text: string, place: string, style?: number) {
  const kept = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : ''
  return `<c r="${place}" t="inlineStr"${style ? ` s="${style}"` : ''}><is><t${kept}>${xmlText(text)}</t></is></c>`
}

// Excel's day 1 is 1 January 1900, and it counts 29 February 1900, which did not exist.
const daysSince1900 = (day: string) => Date.parse(day) / 86_400_000 + 25_569

// Most texts have none of these.
const special = /[\0-\x1F&<>"_\uD800-\uFFFF]/
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Escapes text for Excel's XML: drops characters that XML cannot hold, and escapes `_x…_`, which Excel reads
 * as an escaped character.
 */
export function xmlText(text: string) {
  const short = text.length > textLimit ? `${text.slice(0, textLimit - 1)}…` : text
  return special.test(short) ? escaped(short) : short
}

const escaped = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
    .replaceAll(/_(?=x[\dA-F]{4}_)/gi, '_x005F_')
    .replaceAll(/[&<>"]/g, (found) => escapes[found]!)

/** The letters of a column index: 0 → A, 26 → AA. */
function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last
}
