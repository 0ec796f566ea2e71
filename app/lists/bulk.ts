import type { ListSource } from '~/domain/lists/list'
import { listName } from './list-query'
import type { BulkAct, Table } from './table'

/** The acts for many rows in one scope of a list. */
export const actsIn = ({ bulk }: Pick<Table, 'bulk'>, scope: string) =>
  bulk?.acts.filter(({ scopes }) => scopes.includes(scope)) ?? []

/** The address of an act's page, without its rows. */
export const bulkPath = (list: Pick<ListSource, 'view'>, act: Pick<BulkAct, 'id'>) =>
  `/admin/bulk/${listName(list)}/${act.id}`
