import type { FiledRow, ListedView } from '~/db/listed-row'
import type { Language } from '~/i18n/locale'
import type { TeamPath } from '~/route-table'
import type { CellValue } from './cell-value'
import type { ListFilter } from './list-filter'

/** Counting stops here; above it the page says "more than 1000". */
export const mostCounted = 1000

/** The PostgreSQL type with which a column is compared. */
export type KeyType = 'integer' | 'text' | 'date' | 'timestamptz'

/**
 * What is needed to read a list. The view has a boolean column in_<scope> for each scope. The columns of a
 * sort are never null; the id is always added as the last key. A minus before an order reverses it.
 */
export type ListSource = {
  view: string
  /** What only its file has, by the same ids. */
  fileView?: string
  path: TeamPath
  /**
   * The section of the catalogue `admin` with the list's texts: title, leads, scopes, filters, search, empty.
   */
  words: string
  scopes: readonly [string, ...string[]]
  /**
   * If several lists share a page: all scopes of the page, in the order of the tabs. The first one is the
   * default.
   */
  tabs?: readonly [string, ...string[]]
  sorts: Readonly<Record<string, Readonly<Record<string, KeyType>>>>
  /** The default order of each scope. */
  order: Readonly<Record<string, string>>
  filters?: Readonly<Record<string, ListFilter>>
  /** The only scopes of an order that tells nothing in the others. */
  sortScopes?: Readonly<Record<string, readonly string[]>>
  /**
   * What no row of a scope has, as in a URL (`group=ongoing`): it finds nothing there without a look at the rows, and
   * the page does not offer it. `paidFrom=`: no day at all.
   */
  never?: Readonly<Record<string, readonly string[]>>
  /** What every row of a scope has: it chooses nothing there, and the page does not offer it. */
  always?: Readonly<Record<string, readonly string[]>>
}

/** The orders of a scope. */
export const sortsIn = ({ sorts, sortScopes }: ListSource, scope: string) =>
  Object.keys(sorts).filter((sort) => sortScopes?.[sort]?.includes(scope) ?? true)

/** Whether no row of a scope has this value of a filter. */
export const neverHas = ({ never }: ListSource, scope: string, name: string, value: string) =>
  never?.[scope]?.includes(`${name}=${value}`) ?? false

/** Whether a value of a filter tells rows of the scope apart. */
export const tellsApart = (list: ListSource, scope: string, name: string, value: string) =>
  !neverHas(list, scope, name, value) && !list.always?.[scope]?.includes(`${name}=${value}`)

/** A column of the exported file: the catalogue key of its heading, and its value for a row. */
type ListField<View extends ListedView> = {
  label: string
  value: (row: FiledRow<View>, words: FieldWords) => CellValue
}

/** What the value of a field may use: texts in one language, with the product's numbers filled in. */
export type FieldWords = { t: (key: string) => string; language: Language }

/** A complete list: the query, and the fields of its file. Its page has a table of it (app/lists/table.ts). */
export type List<View extends ListedView = ListedView> = ListSource & {
  view: View
  fileView?: `${View}_file`
  /** The columns of the exported file. */
  fields: readonly ListField<View>[]
}
