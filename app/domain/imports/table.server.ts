import { Refusal } from '~/db/refusal.server'
import { headingRow } from './heading-row'
import { importLimits, type ImportTable, type Line } from './limits'

/**
 * The headings of a file and the lines below them, each as wide as the widest. A file that begins with an address has no
 * headings: its columns go by their numbers. Raises import_no_headings, import_empty, import_too_long.
 */
export function tableOf(rows: Line[], knows: (headings: string[]) => boolean): ImportTable {
  const at = headingRow(rows, knows, 2)
  const [, first] = rows[at] ?? []
  if (!first) throw new Refusal('import_no_headings', 'file', 422)
  const bare = !knows(first) && first.some((cell) => cell.includes('@'))
  const lines = rows.slice(bare ? at : at + 1)
  if (lines.length === 0) throw new Refusal('import_empty', 'file', 422)
  if (lines.length > importLimits.rows) throw new Refusal('import_too_long', 'file', 422)
  const width = Math.max(first.length, ...lines.map(([, cells]) => cells.length))
  const wide = (cells: string[]) => Array.from({ length: width }, (_, each) => cells[each] ?? '')
  return { headings: wide(bare ? [] : first), lines: lines.map(([number, cells]) => [number, wide(cells)]) }
}
