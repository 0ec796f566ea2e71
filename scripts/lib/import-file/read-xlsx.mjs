import { asText, unpack } from './unpack.mjs'
import { refuse } from './unreadable.mjs'
import { isWorkbookPart, readWorkbook } from './workbook.mjs'
import { xmlReader } from './xml-reader.mjs'

/**
 * @typedef {import('../../../app/domain/imports/limits').ImportLimits} Limits
 * @typedef {import('./table.mjs').Rows} Table
 */

/**
 * Gives the lines of the first sheet that is shown and not empty to a table, with their numbers. Of a formula only its last result is
 * read. Raises import_broken, import_type, import_too_much.
 */
export function readXlsx(
  /** @type {Uint8Array} */ bytes,
  /** @type {Limits} */ limits,
  /** @type {Table} */ table,
) {
  /** @type {Map<string, string[]>} */
  const parts = new Map()
  unpack(bytes, limits, (given) => {
    const name = given.toLowerCase()
    if (!isWorkbookPart(name)) return undefined
    /** @type {string[]} */
    const pieces = []
    parts.set(name, pieces)
    return asText((piece) => pieces.push(piece))
  })
  const workbook = readWorkbook(parts)
  let filled = false
  const add = (/** @type {number} */ number, /** @type {string[]} */ cells) => {
    filled ||= cells.some(Boolean)
    table.add(number, cells)
  }
  for (const sheet of workbook.sheets) {
    let found = false
    unpack(bytes, limits, (name) => {
      if (name.toLowerCase() !== sheet) return undefined
      found = true
      return asText(sheetReader(workbook, limits.columns, add))
    })
    if (!found) refuse('import_broken')
    if (filled) return
  }
}

/**
 * Returns a function that takes the XML of a sheet in pieces.
 * @param {ReturnType<typeof readWorkbook>} workbook @param {number} columns @param {Table['add']} add
 */
function sheetReader({ texts, numbers }, columns, add) {
  let number = 0
  /** @type {string[]} */
  let cells = []
  let column = 0
  let type = 'n'
  let style = 0
  let value = ''
  let within = ''

  const valueOf = () => {
    if (type === 's') return texts[Number(value)] ?? ''
    if (type === 'e') return ''
    return type === 'n' ? numbers(value, style) : value
  }
  return xmlReader({
    open(name, attributes) {
      if (within !== 'rPh') within = name
      if (name === 'row') {
        number = /^\d{1,7}$/.test(attributes.r ?? '') ? Number(attributes.r) : number + 1
        cells = []
        column = 0
      } else if (name === 'c') {
        const letters = /^([A-Z]{1,3})\d+$/.exec(attributes.r ?? '')?.[1]
        column = letters ? columnOf(letters) : column
        type = attributes.t ?? 'n'
        style = Number(attributes.s ?? 0)
        value = ''
      }
    },
    text(piece) {
      if (within === 'v' || within === 't') value += piece
    },
    close(name) {
      if (name === within) within = ''
      if (name === 'row') add(number, cells)
      if (name !== 'c') return
      // What stands beyond the last column counts as one more, so that the table sees it.
      cells[Math.min(column, columns)] = named(valueOf())
      column += 1
    },
  })
}

const columnOf = (/** @type {string} */ letters) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Signs that XML cannot hold are written by their number. */
const named = (/** @type {string} */ text) =>
  text.replaceAll(/_x([\dA-F]{4})_/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
