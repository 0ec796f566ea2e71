import { refuse } from './unreadable.mjs'

/**
 * @typedef {import('../../../app/domain/imports/limits').ImportLimits} Limits
 * @typedef {import('../../../app/domain/imports/limits').Line} Line
 * @typedef {{ add: (number: number, cells: string[]) => void }} Rows Takes a line with its number in the file, in
 *   which a cell may be missing.
 */

/** Removes what no column can store, and the signs that keep a spreadsheet from calculating: '=1 and ="1". */
const tidy = (/** @type {Limits} */ limits, cell = '') =>
  cell
    .slice(0, limits.cellCharacters)
    .replaceAll('\0', '')
    .replace(/^'(?=[=+\-@])/, '')
    .replace(/^="([^"]*)"$/, '$1')
    .trim()

/**
 * Takes all lines of a file within the limits, without the empty ones: what people and banks write above a table is as
 * long as they like. Raises import_too_wide, import_too_long, import_too_much; the end import_empty.
 */
export function rowsWithin(/** @type {Limits} */ limits) {
  /** @type {Line[]} */
  const lines = []
  let characters = 0
  return {
    add(/** @type {number} */ number, /** @type {string[]} */ cells) {
      const kept = Array.from(cells, (cell) => tidy(limits, cell))
      while (kept.at(-1) === '') kept.pop()
      if (kept.length === 0) return
      if (kept.length > limits.columns) refuse('import_too_wide')
      characters += kept.reduce((sum, cell) => sum + cell.length, 0)
      if (characters > limits.characters) refuse('import_too_much')
      if (lines.length === limits.rows) refuse('import_too_long')
      lines.push([number, kept])
    },
    end: () => (lines.length > 0 ? lines : refuse('import_empty')),
  }
}
