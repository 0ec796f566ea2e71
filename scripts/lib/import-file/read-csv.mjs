import { CsvError, parse } from 'csv-parse/sync'
import { refuse } from './unreadable.mjs'

/** @typedef {import('./table.mjs').Rows} Table */

// Excel's own first line for other programs.
const namesSign = /^"?sep=(\S|\t).*\n/i

const shape = {
  record_delimiter: '\n',
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
}

/**
 * Gives the lines of a CSV text to a table, with their numbers in the file. Quotes as in RFC 4180. Raises import_broken
 * for a quote that never ends.
 */
export function readCsv(/** @type {string} */ text, /** @type {Table} */ table) {
  const source = text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n')
  const [own = '', sign] = namesSign.exec(source) ?? []
  const rows = source.slice(own.length)
  try {
    parse(rows, {
      ...shape,
      delimiter: sign ?? separatorOf(rows),
      on_record(/** @type {string[]} */ cells, { lines }) {
        // The library counts the line on which a row ends.
        const within = cells.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0)
        table.add(lines - within + (own ? 1 : 0), cells)
        return null
      },
    })
  } catch (error) {
    if (error instanceof CsvError) refuse('import_broken')
    throw error
  }
}

/** The separator, ; , | or tab, that makes the most cells of the first lines, in lines of one width: texts hold commas, too. */
function separatorOf(/** @type {string} */ text) {
  const counted = [';', ',', '\t', '|'].map((delimiter) => {
    const first = /** @type {string[][]} */ (parse(text, { ...shape, delimiter, to: 30 }))
    const widths = first.map((cells) => cells.length)
    const cellsOf = (/** @type {number} */ width) =>
      width > 1 ? width * widths.filter((each) => each === width).length : 0
    return { delimiter, cells: Math.max(0, ...widths.map(cellsOf)) }
  })
  return counted.reduce((best, each) => (each.cells > best.cells ? each : best)).delimiter
}
