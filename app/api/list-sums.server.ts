import type { ListedView } from '~/db/listed-row'
import type { Sums } from '~/lists/export-list.server'
import { ledgerSums } from './ledger-sums.server'

/** What stands below the rows of a list's file, by its view. */
export const sumsOf: Partial<Record<ListedView, Sums>> = { admin_ledger: ledgerSums }
