import { bulkPath } from './bulk'
import type { BulkAct } from './table'
import type { ListSource } from '~/domain/lists/list'

type Refused = { refused: { id: number; why: string }[]; back: string }

/** The page of a bulk act with only the rows it was refused for, each with the rule. */
export function refusedLink(list: ListSource, act: BulkAct, { refused, back }: Refused) {
  const rows = refused.map(({ id, why }) => ['refused', `${id}:${why}`])
  return `${bulkPath(list, act)}?${new URLSearchParams([...rows, ['return_to', back]])}`
}
