import type { ReactNode } from 'react'
import type { ListedRow, ListedView } from '~/db/listed-row'
import type { List } from '~/domain/lists/list'
import type { CheckedRows } from './check-rows.server'

/** A list as its page shows it. */
export type Table<View extends ListedView = ListedView> = {
  list: List<View>
  columns: readonly ListColumn<View>[]
  /** A full-width line below a row. */
  note?: (row: ListedRow<View>) => ReactNode
  bulk?: Bulk<View>
}

type ListColumn<View extends ListedView> = {
  id: string
  /** The catalogue key of the heading. */
  label: string
  numeric?: boolean
  /** Names the row too, beside the first cell. */
  names?: boolean
  /** For codes and dates, which must not wrap. */
  code?: boolean
  /** The sort that a click on the heading selects. */
  sort?: string
  /** The only scopes in which it tells rows apart. */
  scopes?: readonly string[]
  cell: (row: ListedRow<View>) => ReactNode
}

/** The acts that a list offers for many rows at once. */
type Bulk<View extends ListedView> = {
  /** What tells a row from the others: the values of `<words>.row` in the catalogue `admin`. */
  named: (row: ListedRow<View>) => Record<string, string>
  /** The money of a row: its page adds up what is ticked. */
  cents?: (row: ListedRow<View>) => number
  acts: readonly BulkAct<View>[]
}

/** An act for many rows: one page shows what will happen, one form does it. */
export type BulkAct<View extends ListedView = ListedView> = {
  /** Its name in the address, and with the list's name in `bulkActs`, where the server does it. */
  id: string
  /** Its words: a part of `bulk` in the catalogue `admin`. */
  words: string
  /** The key of its news in `common:flash`, which says how many rows it was done for. */
  news: string
  /** The scopes whose rows can be chosen for it. */
  scopes: readonly string[]
  /** The columns of the list that its page shows, and those of their cells that it shows otherwise. */
  columns: readonly string[]
  cells?: Readonly<Record<string, ListColumn<View>['cell']>>
  /** The page of the same act for one row. */
  pageOf: (id: number) => string
  Check: (props: BulkCheckProps) => ReactNode
}

/** What the page of a bulk act is made of. */
export type BulkCheckProps = { table: Table; act: BulkAct; checked: CheckedRows }
