import type { Language } from '~/i18n/locale'
import type { CellValue } from './cell-value'

/** What a file for spreadsheets is made of. Its rows come in batches, as the database gives them. */
export type Sheet = {
  title: string
  headings: string[]
  batches: AsyncIterable<CellValue[][]>
  language: Language
  /** The last line of a file that holds no more rows than its format can. */
  cutOff: string
}
