import { refuse } from './unreadable.mjs'

/**
 * @typedef {import('../../../app/domain/imports/limits').ImportLimits} Limits
 * @typedef {import('../../../app/domain/imports/limits').ImportTable} Table
 * @typedef {{ add: (number: number, cells: string[]) => void, linesToJudge: number }} Rows Takes a line with its number in
 *   the file, in which a cell may be missing. `linesToJudge`: how many lines tell the separator of a CSV file.
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
 * Takes all lines of a file within the limits, without the empty ones: what a bank writes above its table is as long as it
 * likes. Raises import_too_wide, import_too_long, import_too_much; the end import_empty.
 */
export function rowsWithin(/** @type {Limits} */ limits) {
  /** @type {Table['lines']} */
  const lines = []
  let characters = 0
  return {
    linesToJudge: 30,
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

/**
 * Takes the lines of a file within the limits: the first one that is not empty holds the headings. What stands to the right
 * of them has a heading without words. Raises import_too_wide, import_too_long, import_too_much; the end import_empty,
 * import_no_headings.
 */
export function tableWithin(/** @type {Limits} */ limits) {
  const rows = rowsWithin({ ...limits, rows: limits.rows + 1 })
  return {
    ...rows,
    linesToJudge: 1,
    /** @returns {Table} */
    end() {
      const [first, ...lines] = rows.end()
      if (!first || lines.length === 0) return refuse('import_empty')
      const width = Math.max(...[first, ...lines].map(([, cells]) => cells.length))
      const wide = (/** @type {string[]} */ cells) =>
        Array.from({ length: width }, (_, at) => cells[at] ?? '')
      const headings = wide(first[1])
      if (headings.filter(Boolean).length < 2) refuse('import_no_headings')
      return { headings, lines: lines.map(([number, cells]) => [number, wide(cells)]) }
    },
  }
}
