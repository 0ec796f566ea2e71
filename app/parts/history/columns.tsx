import { historyList } from '~/domain/history/list'
import type { Table } from '~/lists/table'
import { eventNote } from './event-note'
import { AboutCell, ActorCell, EventCell, WhenCell } from './history-cells'

export const historyTable: Table<'admin_history'> = {
  list: historyList,
  columns: [
    { id: 'when', label: 'common:facts.when', code: true, sort: 'at', cell: WhenCell },
    { id: 'actor', label: 'admin:historyList.actor', cell: ActorCell },
    { id: 'event', label: 'admin:historyList.event', cell: EventCell },
    { id: 'about', label: 'admin:historyList.about', cell: AboutCell },
  ],
  note: eventNote,
}
