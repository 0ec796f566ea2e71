import type { ReactNode } from 'react'
import type { ListedRow, ListedView } from '~/db/listed-row'
import type { Language } from '~/i18n/locale'
import type { CellValue } from './cell-value'

/** Counting stops here: "more than a thousand" is all that anybody needs to know. */
export const mostCounted = 1000

/** How a column is compared, in PostgreSQL's words. */
export type KeyType = 'integer' | 'text' | 'date' | 'timestamptz'

/**
 * A choice that narrows a list: the column it looks at and the values it may have, which the list's words name; or how
 * a value looks, where the data decide which there are.
 */
export type ListFilter = { column: string } & ({ values: readonly string[] } | { like: RegExp })

/**
 * What a list is read by. Its view has a column in_<scope> for each scope and, for each sort, columns that are never
 * null; the id comes last by itself. A minus in front of an order turns it round.
 */
export type ListSource = {
  view: string
  path: string
  /** The part of the catalogue `admin` with its words: title, leads, scopes, filters, search, empty. */
  words: string
  scopes: readonly [string, ...string[]]
  /** All scopes of its page in the order of the tabs, where other lists share the page; the first one opens it. */
  tabs?: readonly [string, ...string[]]
  sorts: Readonly<Record<string, Readonly<Record<string, KeyType>>>>
  /** The order of each scope when none is asked for. */
  order: Readonly<Record<string, string>>
  filters?: Readonly<Record<string, ListFilter>>
}

export type ListColumn<View extends ListedView> = {
  id: string
  /** The key of its heading in the catalogues. */
  label: string
  numeric?: boolean
  /** Codes and dates that must not break. */
  code?: boolean
  /** The sort a press on the heading gives. */
  sort?: string
  cell: (row: ListedRow<View>) => ReactNode
}

/** A column of a list's file: its heading, and what stands in it. */
export type ListField<View extends ListedView> = {
  label: string
  value: (row: ListedRow<View>, words: FieldWords) => CellValue
}

/** What a field is written with: the words of a language, which know the product's numbers. */
export type FieldWords = { t: (key: string) => string; language: Language }

/** One list: everything its page is made of. */
export type List<View extends ListedView = ListedView> = ListSource & {
  view: View
  columns: readonly ListColumn<View>[]
  /** What stands below a row, over the whole width. */
  note?: (row: ListedRow<View>) => ReactNode
  /** The columns of its file for spreadsheets. */
  fields: readonly ListField<View>[]
}
