import { listName } from '~/lists/list-query'
import type { BulkAct, Table } from '~/lists/table'
import { allTables } from './all-tables'

export type BulkParams = { list?: string; act?: string }

/** The table and the act that the address of a bulk act's page names, or undefined. */
export function findBulkAct(params: BulkParams): { table: Table; act: BulkAct } | undefined {
  const table = allTables.find(({ list }) => listName(list) === params.list)
  const act = table?.bulk?.acts.find(({ id }) => id === params.act)
  return table && act && { table, act }
}
