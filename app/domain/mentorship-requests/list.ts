import { day } from '~/domain/lists/cell-value'
import type { List, ListSource } from '~/domain/lists/list'

/** Requests that wait for a mentor's answer, the next deadline first. */
export const pendingRequestList: List<'admin_mentorship_requests'> = {
  view: 'admin_mentorship_requests',
  path: '/admin/pending-mentorship-requests',
  words: 'requests',
  scopes: ['pending', 'soon'],
  sorts: {
    due: { answer_due_at: 'timestamptz' },
    asked: {},
  },
  order: { pending: 'due', soon: 'due' },
  filters: { kind: { column: 'kind', values: ['mentoring', 'coaching'], words: 'kind' } },
  fields: [
    { label: 'common:facts.mentee', value: ({ menteeName }) => menteeName },
    { label: 'common:facts.mentor', value: ({ mentorName }) => mentorName },
    { label: 'common:facts.kind', value: ({ kind }, { t }) => t(`common:kind.${kind}`) },
    { label: 'common:facts.askedOn', value: ({ requestedAt }) => day(requestedAt) },
    { label: 'admin:requests.due', value: ({ answerDueAt }) => day(answerDueAt) },
    { label: 'admin:requests.reminders', value: ({ reminders }) => reminders },
  ],
}

const reasons = [
  'mentor_rejected',
  'admin_rejected',
  'expired',
  'mentor_unavailable',
  'withdrawn',
  'purchase_closed',
] as const

/** Requests that were rejected or closed, the newest first; with what was said, and what only the team knows. */
export const rejectedRequestList: List<'admin_rejected_requests'> = {
  view: 'admin_rejected_requests',
  path: '/admin/rejected-mentorship-requests',
  words: 'rejectedRequests',
  scopes: ['rejected', 'closed', 'all'],
  sorts: { answered: { answered_at: 'timestamptz' } },
  order: { rejected: '-answered', closed: '-answered', all: '-answered' },
  filters: {
    by: { column: 'close_reason', values: reasons },
    mentor: { id: 'mentor_id' },
  },
  never: {
    rejected: ['by=mentor_unavailable', 'by=withdrawn', 'by=purchase_closed'],
    closed: ['by=mentor_rejected', 'by=admin_rejected', 'by=expired'],
  },
  fields: [
    { label: 'common:facts.mentor', value: ({ mentorName }) => mentorName },
    { label: 'common:facts.mentee', value: ({ menteeName }) => menteeName },
    { label: 'common:facts.kind', value: ({ kind }, { t }) => t(`common:kind.${kind}`) },
    {
      label: 'admin:rejectedRequests.filters.by.label',
      value: ({ closeReason }, { t }) => t(`admin:rejectedRequests.filters.by.${closeReason}`),
    },
    {
      label: 'common:facts.reason',
      value: ({ rejectReason }, { t }) => rejectReason && t(`admin:reject.reasons.${rejectReason}`),
    },
    { label: 'common:reject.message', value: ({ rejectMessage }) => rejectMessage },
    { label: 'admin:reject.teamNote', value: ({ teamNote }) => teamNote },
    { label: 'common:facts.askedOn', value: ({ requestedAt }) => day(requestedAt) },
    { label: 'admin:rejectedRequests.answered', value: ({ answeredAt }) => day(answeredAt) },
  ],
}

/** All requests, whatever their status, for the JSON API: the newest first. The statuses are those of the specification. */
export const requestSource = {
  view: 'admin_mentorship_requests',
  path: '/admin/pending-mentorship-requests',
  words: 'requests',
  scopes: ['all'],
  sorts: { asked: { requested_at: 'timestamptz' }, due: { answer_due_at: 'timestamptz' } },
  order: { all: '-asked' },
  filters: {
    status: { picks: { 1: 'in_pending', 2: 'in_approved', 3: 'in_rejected' } },
    mentor_id: { id: 'mentor_id' },
    mentee_id: { id: 'mentee_id' },
    overdue: { flag: 'in_overdue' },
  },
} as const satisfies ListSource
