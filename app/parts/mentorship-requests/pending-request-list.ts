import { day } from '~/lists/cell-value'
import type { List } from '~/lists/list'
import { AnswersCell, AskedCell, DueCell, MentorCell, RemindersCell } from './pending-request-cells'
import { RejectCheck } from './reject-check'
import { MenteeCell } from './person-cells'
import { RemindCheck } from './remind-check'

/** Requests that wait for a mentor's answer, the next deadline first. */
export const pendingRequestList: List<'admin_mentorship_requests'> = {
  view: 'admin_mentorship_requests',
  path: '/admin/pending-mentorship-requests',
  words: 'requests',
  scopes: ['pending', 'soon'],
  sorts: {
    due: { answer_due_at: 'timestamptz' },
    asked: {},
    mentee: { mentee_key: 'text' },
    mentor: { mentor_key: 'text' },
  },
  order: { pending: 'due', soon: 'due' },
  filters: { kind: { column: 'kind', values: ['mentoring', 'coaching'] } },
  columns: [
    { id: 'mentee', label: 'common:facts.mentee', sort: 'mentee', cell: MenteeCell },
    { id: 'mentor', label: 'common:facts.mentor', sort: 'mentor', cell: MentorCell },
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
        pageOf: (id) => `/admin/pending-mentorship-requests/${id}/remind`,
        Check: RemindCheck,
      },
      {
        id: 'reject',
        words: 'reject',
        news: 'requestsRejected',
        scopes: ['pending', 'soon'],
        columns: ['mentee', 'mentor', 'asked', 'due'],
        pageOf: (id) => `/admin/pending-mentorship-requests/${id}/reject`,
        Check: RejectCheck,
      },
    ],
  },
  fields: [
    { label: 'common:facts.mentee', value: ({ menteeName }) => menteeName },
    { label: 'common:facts.mentor', value: ({ mentorName }) => mentorName },
    { label: 'common:facts.kind', value: ({ kind }, { t }) => t(`common:kind.${kind}`) },
    { label: 'common:facts.askedOn', value: ({ requestedAt }) => day(requestedAt) },
    { label: 'admin:requests.due', value: ({ answerDueAt }) => day(answerDueAt) },
    { label: 'admin:requests.reminders', value: ({ reminders }) => reminders },
  ],
}
