import { mentorshipList } from '~/domain/mentorships/list'
import type { Table } from '~/lists/table'
import { messageAct } from '~/parts/messages/message-act'
import {
  ActsCell,
  endNote,
  MenteeCell,
  MentorCell,
  PackageCell,
  PeriodCell,
  SessionsCell,
} from './mentorship-cells'

export const mentorshipTable: Table<'admin_mentorships'> = {
  list: mentorshipList,
  columns: [
    { id: 'mentee', label: 'common:facts.mentee', sort: 'mentee', cell: MenteeCell },
    { id: 'mentor', label: 'common:facts.mentor', sort: 'mentor', cell: MentorCell },
    { id: 'package', label: 'common:facts.package', cell: PackageCell },
    { id: 'sessions', label: 'common:facts.sessions', sort: 'silent', cell: SessionsCell },
    { id: 'period', label: 'admin:mentorships.period', code: true, sort: 'ending', cell: PeriodCell },
    { id: 'acts', label: 'admin:mentorships.actions', cell: ActsCell },
  ],
  note: endNote,
  bulk: {
    named: ({ menteeName, mentorName }) => ({ mentee: menteeName, mentor: mentorName }),
    acts: [
      messageAct({
        scopes: ['running', 'asked', 'unhappy', 'quiet', 'ready', 'paused', 'completed', 'stopped'],
        columns: ['mentee', 'mentor', 'sessions'],
        pageOf: (id) => `/admin/mentorships/${id}/sessions`,
      }),
    ],
  },
}
