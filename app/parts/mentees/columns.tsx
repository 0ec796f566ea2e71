import { menteeList } from '~/domain/mentees/list'
import type { Table } from '~/lists/table'
import { messageAct } from '~/parts/messages/message-act'
import { ActiveCell, MentorCell, NameCell, PackageCell, SessionsCell, SinceCell } from './mentee-cells'

export const menteeTable: Table<'admin_mentees'> = {
  list: menteeList,
  columns: [
    { id: 'name', label: 'common:facts.name', sort: 'name', cell: NameCell },
    { id: 'package', label: 'common:facts.package', cell: PackageCell },
    { id: 'sessions', label: 'common:facts.sessions', numeric: true, cell: SessionsCell },
    { id: 'mentor', label: 'common:facts.mentor', cell: MentorCell },
    { id: 'since', label: 'admin:menteeList.since', code: true, sort: 'newest', cell: SinceCell },
    { id: 'active', label: 'admin:menteeList.active', code: true, cell: ActiveCell },
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
