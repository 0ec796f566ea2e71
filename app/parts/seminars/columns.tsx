import { seminarList } from '~/domain/seminars/list'
import type { Table } from '~/lists/table'
import { SignedUpCell, StartCell, TitleCell } from './seminar-cells'

export const seminarTable: Table<'admin_seminars'> = {
  list: seminarList,
  columns: [
    { id: 'title', label: 'admin:seminars.seminar', sort: 'title', cell: TitleCell },
    { id: 'start', label: 'admin:seminars.start', code: true, sort: 'start', cell: StartCell },
    { id: 'minutes', label: 'common:session.minutes', numeric: true, cell: ({ minutes }) => minutes },
    { id: 'signedUp', label: 'admin:seminars.signedUp', numeric: true, cell: SignedUpCell },
  ],
}
