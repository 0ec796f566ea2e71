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

/** Counts the characters of cells. Raises import_too_much. */
function counter(/** @type {Limits} */ limits) {
  let characters = 0
  return (/** @type {string[]} */ cells) => {
    characters += cells.reduce((sum, cell) => sum + cell.length, 0)
    if (characters > limits.characters) refuse('import_too_much')
  }
}

/**
 * Takes all lines of a file within the limits, without the empty ones: what a bank writes above its table is as long as it
 * likes. Raises import_too_wide, import_too_long, import_too_much; the end import_empty.
 */
export function rowsWithin(/** @type {Limits} */ limits) {
  /** @type {Table['lines']} */
  const lines = []
  const count = counter(limits)
  return {
    linesToJudge: 30,
    add(/** @type {number} */ number, /** @type {string[]} */ cells) {
      const kept = Array.from(cells, (cell) => tidy(limits, cell))
      while (kept.at(-1) === '') kept.pop()
      if (kept.length === 0) return
      if (kept.length > limits.columns) refuse('import_too_wide')
      count(kept)
      if (lines.length === limits.rows) refuse('import_too_long')
      lines.push([number, kept])
    },
    end: () => (lines.length > 0 ? lines : refuse('import_empty')),
  }
}

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
  const count = counter(limits)
  return {
    linesToJudge: 1,
    add(/** @type {number} */ number, /** @type {string[]} */ cells) {
      if (cells.length === 0) return
      const kept = headings
        ? headings.map((_, at) => tidy(limits, cells[at]))
        : Array.from(cells, (cell) => tidy(limits, cell))
      if (kept.every((cell) => cell === '')) return
      count(kept)
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
      // Formats and separators reach further to the right than what is written.
      const used =
        Math.max(
          ...[headings, ...lines.map(([, cells]) => cells)].map((cells) => cells.findLastIndex(Boolean)),
        ) + 1
      return {
        headings: headings.slice(0, used),
        lines: lines.map(([number, cells]) => [number, cells.slice(0, used)]),
      }
    },
  }
}
