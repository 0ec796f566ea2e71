import { mentorList } from '~/domain/mentors/list'
import type { Table } from '~/lists/table'
import { lookAgainColumn } from '~/parts/people/look-again-cell'
import { phoneColumn } from '~/parts/people/phone-cell'
import { messageAct } from '~/parts/messages/message-act'
import { InactiveCheck } from './inactive-check'
import { NameCell, OfferCell, RejectionsCell, SeenCell, StatusCell, WorkCell } from './mentor-list-cells'

export const mentorTable: Table<'admin_mentors'> = {
  list: mentorList,
  columns: [
    { id: 'name', label: 'common:facts.name', sort: 'name', cell: NameCell },
    phoneColumn,
    { id: 'status', label: 'common:facts.state', scopes: ['flagged', 'all'], cell: StatusCell },
    { id: 'offers', label: 'admin:mentorList.offers', cell: OfferCell },
    lookAgainColumn,
    { id: 'work', label: 'admin:mentorList.work', cell: WorkCell },
    {
      id: 'rejections',
      label: 'admin:mentorList.rejections',
      numeric: true,
      scopes: mentorList.scopes.filter((scope) => scope !== 'all'),
      cell: RejectionsCell,
    },
    { id: 'seen', label: 'admin:mentorList.appliedSeen', code: true, sort: 'newest', cell: SeenCell },
  ],
  bulk: {
    named: ({ name, email }) => ({ name, email }),
    acts: [
      {
        id: 'inactive',
        words: 'inactive',
        news: 'mentorsInactive',
        scopes: ['active', 'available', 'waiting', 'flagged', 'calls'],
        columns: ['name', 'status', 'offers', 'rejections'],
        pageOf: (id) => `/admin/mentors/${id}`,
        Check: InactiveCheck,
      },
      messageAct({
        scopes: ['active', 'available', 'collaborating', 'inactive', 'waiting', 'flagged', 'calls', 'all'],
        columns: ['name', 'status', 'offers'],
        pageOf: (id) => `/admin/mentors/${id}/messages`,
      }),
    ],
  },
}
