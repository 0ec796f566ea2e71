import { pendingRequestList, rejectedRequestList } from '~/domain/mentorship-requests/list'
import { ConfirmCheck } from '~/lists/confirm-check'
import type { Table } from '~/lists/table'
import {
  AnswersCell,
  AskedCell,
  DueCell,
  MenteeCell,
  MentorCell,
  RemindersCell,
} from './pending-request-cells'
import { RejectCheck } from './reject-check'
import {
  AnsweredCell,
  CloserCell,
  KindCell,
  RejectedMenteeCell,
  RejectedMentorCell,
  toldNote,
} from './rejected-request-cells'

export const pendingRequestTable: Table<'admin_mentorship_requests'> = {
  list: pendingRequestList,
  columns: [
    { id: 'mentee', label: 'common:facts.mentee', cell: MenteeCell },
    { id: 'mentor', label: 'common:facts.mentor', cell: MentorCell },
    { id: 'asked', label: 'common:facts.askedOn', sort: 'asked', cell: AskedCell },
    { id: 'due', label: 'admin:requests.due', sort: 'due', cell: DueCell },
    { id: 'reminders', label: 'admin:requests.reminders', cell: RemindersCell },
    { id: 'answers', label: 'admin:requests.actions', cell: AnswersCell },
  ],
  bulk: {
    named: ({ menteeName, mentorName }) => ({ mentee: menteeName, mentor: mentorName }),
    acts: [
      {
        id: 'remind',
        words: 'remind',
        news: 'mentorsReminded',
        scopes: ['pending', 'soon'],
        columns: ['mentee', 'mentor', 'due', 'reminders'],
        pageOf: (id) => `/admin/pending-mentorship-requests/${id}?to=remind`,
        Check: ConfirmCheck,
      },
      {
        id: 'reject',
        words: 'reject',
        news: 'requestsRejected',
        scopes: ['pending', 'soon'],
        columns: ['mentee', 'mentor', 'asked', 'due'],
        pageOf: (id) => `/admin/pending-mentorship-requests/${id}?to=reject`,
        Check: RejectCheck,
      },
    ],
  },
}

export const rejectedRequestTable: Table<'admin_rejected_requests'> = {
  list: rejectedRequestList,
  columns: [
    { id: 'mentor', label: 'common:facts.mentor', cell: RejectedMentorCell },
    { id: 'mentee', label: 'common:facts.mentee', cell: RejectedMenteeCell },
    { id: 'kind', label: 'common:facts.kind', cell: KindCell },
    { id: 'by', label: 'admin:rejectedRequests.filters.by.label', cell: CloserCell },
    {
      id: 'answered',
      label: 'admin:rejectedRequests.answered',
      code: true,
      sort: 'answered',
      cell: AnsweredCell,
    },
  ],
  note: toldNote,
}
