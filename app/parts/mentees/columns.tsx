import { menteeList } from '~/domain/mentees/list'
import type { Table } from '~/lists/table'
import { messageAct } from '~/parts/messages/message-act'
import { lookAgainColumn } from '~/parts/people/look-again-cell'
import { phoneColumn } from '~/parts/people/phone-cell'
import {
  AskedCell,
  MentorCell,
  NameCell,
  PackageCell,
  SeenCell,
  SessionsCell,
  WaitedCell,
} from './mentee-cells'

const notWaiting = menteeList.scopes.filter((scope) => scope !== 'waiting')

export const menteeTable: Table<'admin_mentees'> = {
  list: menteeList,
  columns: [
    { id: 'name', label: 'common:facts.name', sort: 'name', cell: NameCell },
    phoneColumn,
    { id: 'package', label: 'common:facts.package', cell: PackageCell },
    lookAgainColumn,
    { id: 'asked', label: 'admin:menteeList.asked', scopes: ['waiting'], cell: AskedCell },
    {
      id: 'waited',
      label: 'admin:menteeList.waited',
      code: true,
      sort: 'waited',
      scopes: ['waiting'],
      cell: WaitedCell,
    },
    { id: 'sessions', label: 'common:facts.sessions', numeric: true, scopes: notWaiting, cell: SessionsCell },
    { id: 'mentor', label: 'common:facts.mentor', scopes: notWaiting, cell: MentorCell },
    {
      id: 'since',
      label: 'admin:menteeList.seen',
      code: true,
      sort: 'newest',
      scopes: notWaiting,
      cell: SeenCell,
    },
  ],
  bulk: {
    named: ({ name, email }) => ({ name, email }),
    acts: [
      messageAct({
        scopes: ['open', 'waiting', 'calls', 'asking', 'running', 'without', 'unpaid', 'all'],
        columns: ['name', 'package', 'mentor'],
        pageOf: (id) => `/admin/mentees/${id}/messages`,
      }),
    ],
  },
}
