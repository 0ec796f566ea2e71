import type { Language } from '~/i18n/locale'
import type { CellValue } from '~/domain/lists/cell-value'

/** The content of a spreadsheet file. Rows come in batches, as they are read. */
export type Sheet = {
  title: string
  headings: string[]
  batches: AsyncIterable<CellValue[][]>
  language: Language
  /** The last line of a file whose format cannot hold all rows. */
  cutOff: string
  /** What the rows come to: a worksheet of its own, or below them after an empty line. Read after the rows. */
  sums?: Pick<Sheet, 'title' | 'headings' | 'batches'>
}
