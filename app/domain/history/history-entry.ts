import type { ListedRow } from '~/db/listed-row'

/** An entry of the history in the team's list. */
export type HistoryEntry = ListedRow<'admin_history'>
