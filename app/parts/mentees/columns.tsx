import { menteeList } from '~/domain/mentees/list'
import type { Table } from '~/lists/table'
import { messageAct } from '~/parts/messages/message-act'
import { phoneColumn } from '~/parts/people/phone-cell'
import { MentorCell, NameCell, PackageCell, SeenCell, SessionsCell } from './mentee-cells'

export const menteeTable: Table<'admin_mentees'> = {
  list: menteeList,
  columns: [
    { id: 'name', label: 'common:facts.name', sort: 'name', cell: NameCell },
    phoneColumn,
    { id: 'package', label: 'common:facts.package', cell: PackageCell },
    { id: 'sessions', label: 'common:facts.sessions', numeric: true, cell: SessionsCell },
    { id: 'mentor', label: 'common:facts.mentor', cell: MentorCell },
    { id: 'since', label: 'admin:menteeList.seen', code: true, sort: 'newest', cell: SeenCell },
  ],
  bulk: {
    named: ({ name, email }) => ({ name, email }),
    acts: [
      messageAct({
        scopes: ['open', 'asking', 'running', 'without', 'unpaid', 'all'],
        columns: ['name', 'package', 'mentor'],
        pageOf: (id) => `/admin/mentees/${id}/messages`,
      }),
    ],
  },
}
