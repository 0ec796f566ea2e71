import { decodeText } from './decode-text.mjs'
import { readCsv } from './read-csv.mjs'
import { readXlsx } from './read-xlsx.mjs'
import { rowsWithin } from './table.mjs'
import { refuse } from './unreadable.mjs'

const begins = (/** @type {Uint8Array} */ bytes, /** @type {number[]} */ ...first) =>
  first.every((byte, at) => bytes[at] === byte)

/** Whether an archive begins with a file that says that it is a table of OpenDocument. */
const isOpenTable = (/** @type {Uint8Array} */ bytes) =>
  /^mimetype.*opendocument\.spreadsheet/.test(String.fromCharCode(...bytes.subarray(30, 100)))

/**
 * The rows of a CSV or XLSX file; its first bytes tell which. Raises import_type, import_old_excel, import_open_document,
 * import_encoding, import_broken, import_too_much, import_too_wide, import_too_long, import_empty.
 */
export function readImportFile(
  /** @type {Uint8Array} */ bytes,
  /** @type {import('../../../app/domain/imports/limits').ImportLimits} */ limits,
) {
  // Titles and headings stand above.
  const table = rowsWithin({ ...limits, rows: limits.rows + 60 })
  readTable(bytes, limits, table)
  return table.end()
}

/**
 * Gives the rows of a CSV or XLSX file to a table.
 * @param {Uint8Array} bytes @param {import('../../../app/domain/imports/limits').ImportLimits} limits
 * @param {import('./table.mjs').Rows} table
 */
export function readTable(bytes, limits, table) {
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) refuse('import_old_excel')
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) refuse('import_type')
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04))
    return isOpenTable(bytes) ? refuse('import_open_document') : readXlsx(bytes, limits, table)
  const text = decodeText(bytes)
  // A web page or XML, which some programs name .xls.
  if (/^\s*</.test(text)) refuse('import_type')
  readCsv(text, table)
}
