import { Refusal } from '~/db/refusal.server'
import { decodeText } from './decode-text'
import { importLimits, type Line } from './limits'
import { readCsv } from './read-csv'
import { readXlsx } from './read-xlsx'

const begins = (bytes: Uint8Array, ...first: number[]) => first.every((byte, at) => bytes[at] === byte)

/** Removes what no column can store, and the apostrophe that keeps a spreadsheet from calculating. */
const tidy = (cell: string) =>
  cell
    .slice(0, importLimits.cellCharacters)
    .replaceAll('\0', '')
    .replace(/^'(?=[=+\-@])/, '')
    .trim()

/**
 * The headings and lines of a CSV or XLSX file; its first bytes tell which. Raises import_type, import_old_excel,
 * import_encoding, import_broken, import_too_large, import_too_long, import_empty, import_no_headings.
 */
export function readImportFile(bytes: Uint8Array): { headings: string[]; lines: Line[] } {
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new Refusal('import_old_excel', 'file', 422)
  const isZip = begins(bytes, 0x50, 0x4b, 0x03, 0x04)
  if (!isZip && begins(bytes, 0x25, 0x50, 0x44, 0x46)) throw new Refusal('import_type', 'file', 422)
  const [first, ...lines] = isZip ? readXlsx(bytes) : readCsv(decodeText(bytes))
  if (!first || lines.length === 0) throw new Refusal('import_empty', 'file', 422)
  const headings = first[1].slice(0, importLimits.columns).map(tidy)
  if (headings.filter(Boolean).length < 2) throw new Refusal('import_no_headings', 'file', 422)
  return {
    headings,
    lines: lines.map(([number, cells]) => [number, headings.map((_, at) => tidy(cells[at] ?? ''))]),
  }
}
