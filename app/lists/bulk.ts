import type { ListedRow, ListedView } from '~/db/listed-row'
import type { ReactNode } from 'react'
import type { List, ListSource } from './list'
import { listName } from './list-query'
import type { CheckedRows } from './check-rows.server'

/** The acts that a list offers for many rows at once. */
export type Bulk<View extends ListedView> = {
  /** What tells a row from the others: the values of `<words>.row` in the catalogue `admin`. */
  named: (row: ListedRow<View>) => Record<string, string>
  acts: readonly BulkAct[]
}

/** An act for many rows: one page shows what will happen, one form does it. */
export type BulkAct = {
  /** Its name in the address, and with the list's name in `bulkActs`, where the server does it. */
  id: string
  /** Its words: a part of `bulk` in the catalogue `admin`. */
  words: string
  /** The key of its news in `common:flash`, which says how many rows it was done for. */
  news: string
  /** The scopes whose rows can be chosen for it. */
  scopes: readonly string[]
  /** The columns of the list that its page shows. */
  columns: readonly string[]
  /** The page of the same act for one row. */
  pageOf: (id: number) => string
  Check: (props: BulkCheckProps) => ReactNode
}

/** What the page of a bulk act is made of. */
export type BulkCheckProps = { list: List; act: BulkAct; checked: CheckedRows }

/** The acts for many rows in one scope of a list. */
export const actsIn = ({ bulk }: { bulk?: { acts: readonly BulkAct[] } }, scope: string) =>
  bulk?.acts.filter(({ scopes }) => scopes.includes(scope)) ?? []

/** The address of an act's page, without its rows. */
export const bulkPath = (list: Pick<ListSource, 'view'>, act: Pick<BulkAct, 'id'>) =>
  `/admin/bulk/${listName(list)}/${act.id}`
