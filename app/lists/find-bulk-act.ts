import { allLists } from './all-lists'
import type { BulkAct } from './bulk'
import type { List } from './list'
import { listName } from './list-query'

export type BulkParams = { list?: string; act?: string }

/** The list and the act that the address of a bulk act's page names, or undefined. */
export function findBulkAct(params: BulkParams): { list: List; act: BulkAct } | undefined {
  const list = allLists.find((each) => listName(each) === params.list) as List | undefined
  const act = list?.bulk?.acts.find(({ id }) => id === params.act)
  return list && act && { list, act }
}
