import { decodeText } from './decode-text.mjs'
import { readCamt } from './read-camt.mjs'
import { readTable } from './read-file.mjs'
import { rowsWithin } from './table.mjs'
import { refuse } from './unreadable.mjs'

/**
 * A file of the bank: its camt.053 statements, or the rows of a CSV or XLSX file. Raises what readImportFile
 * raises, and statement_kind for another kind of XML.
 */
export function readStatementFile(
  /** @type {Uint8Array} */ bytes,
  /** @type {import('../../../app/domain/imports/limits').ImportLimits} */ limits,
) {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200)).replace(/^(?:ï»¿)?\s*/, '')
  if (head.startsWith('<')) return { statements: readCamt(xmlText(bytes, head), limits) }
  const table = rowsWithin(limits)
  readTable(bytes, limits, table)
  return { rows: table.end() }
}

/** The text of an XML file, in the encoding that its first line names. */
function xmlText(/** @type {Uint8Array} */ bytes, /** @type {string} */ head) {
  const named = /^<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(head)?.[1] ?? 'utf-8'
  if (/^utf-?16/i.test(named)) return decodeText(bytes).replace(/^\ufeff/, '')
  try {
    return new TextDecoder(named, { fatal: true }).decode(bytes)
  } catch {
    return refuse('import_encoding')
  }
}
