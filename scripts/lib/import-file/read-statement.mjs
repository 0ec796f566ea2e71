import { decodeText } from './decode-text.mjs'
import { readCamt } from './read-camt.mjs'
import { readTable } from './read-file.mjs'
import { rowsWithin } from './table.mjs'
import { unpack } from './unpack.mjs'
import { refuse, Unreadable } from './unreadable.mjs'

/** @typedef {import('../../../app/domain/imports/limits').ImportLimits} Limits */

const isArchive = (/** @type {Uint8Array} */ bytes) =>
  [0x50, 0x4b, 0x03, 0x04].every((byte, at) => bytes[at] === byte)
const headOf = (/** @type {Uint8Array} */ bytes) =>
  new TextDecoder('latin1').decode(bytes.subarray(0, 200)).replace(/^(?:ï»¿)?\s*/, '')

/**
 * A file of the bank: its camt.053 statements, or the rows of a CSV or XLSX file; a ZIP may hold one table or many camt.053
 * files. Raises what readImportFile raises, and statement_kind for what is none of them.
 * @param {Uint8Array} bytes @param {Limits} limits @returns {ReturnType<typeof readPlain>}
 */
export function readStatementFile(bytes, limits) {
  const packed = isArchive(bytes) ? filesIn(bytes, limits) : undefined
  if (!packed) return readPlain(bytes, limits)
  const [only, ...others] = packed
  if (only && others.length === 0) return readPlain(only, limits)
  if (!packed.every((each) => headOf(each).startsWith('<'))) refuse('statement_kind')
  return { statements: readCamt(packed.map(xmlText).join('\n'), limits) }
}

/** The files of a ZIP, in the order of their names, which often are their days; undefined for a workbook, which is one, too. */
function filesIn(/** @type {Uint8Array} */ bytes, /** @type {Limits} */ limits) {
  /** @type {{ name: string, pieces: Uint8Array[] }[]} */
  const files = []
  unpack(bytes, limits, (name) => {
    // Folders, and what a computer hides; «./» hides nothing.
    if (name.endsWith('/') || /^__MACOSX|(?:^|\/)\.[^./]/.test(name)) return undefined
    /** @type {Uint8Array[]} */
    const pieces = []
    // Two may have one name.
    files.push({ name, pieces })
    return (piece) => pieces.push(piece)
  })
  if (files.some(({ name }) => /^(?:\[content_types\]\.xml|mimetype)$/i.test(name))) return undefined
  if (files.length === 0) refuse('statement_kind')
  return files
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0))
    .map(({ pieces }) => Buffer.concat(pieces))
}

function readPlain(/** @type {Uint8Array} */ bytes, /** @type {Limits} */ limits) {
  if (headOf(bytes).startsWith('<')) return { statements: readCamt(xmlText(bytes), limits) }
  const table = rowsWithin(limits)
  try {
    readTable(bytes, limits, table)
  } catch (error) {
    if (error instanceof Unreadable && error.rule === 'import_type') refuse('statement_kind')
    throw error
  }
  return { rows: table.end() }
}

/** The text of an XML file, in the encoding that its first line names. */
function xmlText(/** @type {Uint8Array} */ bytes) {
  const named = /^<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(headOf(bytes))?.[1] ?? 'utf-8'
  if (/^utf-?16/i.test(named)) return decodeText(bytes).replace(/^\ufeff/, '')
  try {
    return new TextDecoder(named, { fatal: true }).decode(bytes)
  } catch {
    return refuse('import_encoding')
  }
}
