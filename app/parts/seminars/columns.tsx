import { seminarList } from '~/domain/seminars/list'
import type { Table } from '~/lists/table'
import { SignedUpCell, StartCell, TitleCell } from './seminar-cells'

export const seminarTable: Table<'admin_seminars'> = {
  list: seminarList,
  columns: [
    { id: 'title', label: 'common:facts.seminar', sort: 'title', cell: TitleCell },
    { id: 'start', label: 'common:facts.when', code: true, sort: 'start', cell: StartCell },
    { id: 'minutes', label: 'common:session.minutes', numeric: true, cell: ({ minutes }) => minutes },
    { id: 'signedUp', label: 'admin:seminars.signedUp', numeric: true, cell: SignedUpCell },
  ],
}
