import { mentorshipList } from '~/domain/mentorships/list'
import type { Table } from '~/lists/table'
import { messageAct } from '~/parts/messages/message-act'
import { MinorLine } from './minor-facts'
import { endNote, PackageCell, PairCell, PeriodCell, PhonesCell, SessionsCell } from './mentorship-cells'

export const mentorshipTable: Table<'admin_mentorships'> = {
  list: mentorshipList,
  columns: [
    { id: 'pair', label: 'admin:mentorships.pair', cell: PairCell },
    { id: 'phones', label: 'common:profile.fields.phone', code: true, cell: PhonesCell },
    { id: 'package', label: 'common:facts.package', cell: PackageCell },
    { id: 'sessions', label: 'common:facts.sessions', sort: 'silent', cell: SessionsCell },
    { id: 'period', label: 'admin:mentorships.period', code: true, sort: 'ending', cell: PeriodCell },
  ],
  note: (row) => (row.age !== null ? <MinorLine pair={row} /> : endNote(row)),
  bulk: {
    named: ({ menteeName, mentorName }) => ({ mentee: menteeName, mentor: mentorName }),
    acts: [
      messageAct({
        scopes: [
          'running',
          'asked',
          'unhappy',
          'quiet',
          'calls',
          'ready',
          'minors',
          'paused',
          'completed',
          'stopped',
        ],
        columns: ['pair', 'sessions'],
        pageOf: (id) => `/admin/mentorships/${id}/sessions`,
      }),
    ],
  },
}
