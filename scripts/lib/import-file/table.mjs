import { refuse } from './unreadable.mjs'

/**
 * @typedef {import('../../../app/domain/imports/limits').ImportLimits} Limits
 * @typedef {import('../../../app/domain/imports/limits').ImportTable} Table
 */

/**
 * Takes the lines of a file within the limits: the first one that is not empty holds the headings, and below them empty
 * ones are left out. Raises import_too_wide, import_too_long, import_too_much; the end import_empty,
 * import_no_headings.
 */
export function tableWithin(/** @type {Limits} */ limits) {
  /** @type {string[] | undefined} */
  let headings
  /** @type {Table['lines']} */
  const lines = []
  let characters = 0

  /** Removes what no column can store, and the apostrophe that keeps a spreadsheet from calculating. */
  const tidy = (cell = '') =>
    cell
      .slice(0, limits.cellCharacters)
      .replaceAll('\0', '')
      .replace(/^'(?=[=+\-@])/, '')
      .trim()

  return {
    /** A line with its number in the file; a cell may be missing. */
    add(/** @type {number} */ number, /** @type {string[]} */ cells) {
      if (cells.length === 0) return
      const kept = headings ? headings.map((_, at) => tidy(cells[at])) : Array.from(cells, tidy)
      if (kept.every((cell) => cell === '')) return
      characters += kept.reduce((sum, cell) => sum + cell.length, 0)
      if (characters > limits.characters) refuse('import_too_much')
      if (!headings) {
        if (kept.slice(limits.columns).some(Boolean)) refuse('import_too_wide')
        headings = kept.slice(0, limits.columns)
        return
      }
      if (lines.length === limits.rows) refuse('import_too_long')
      lines.push([number, kept])
    },
    /** @returns {Table} */
    end() {
      if (!headings || lines.length === 0) return refuse('import_empty')
      if (headings.filter(Boolean).length < 2) refuse('import_no_headings')
      return { headings, lines }
    },
  }
}
