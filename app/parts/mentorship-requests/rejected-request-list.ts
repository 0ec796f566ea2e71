import { day } from '~/lists/cell-value'
import type { List } from '~/lists/list'
import {
  AnsweredCell,
  CloserCell,
  KindCell,
  MentorCell,
  RejectedMenteeCell,
  toldNote,
} from './rejected-request-cells'

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
  sorts: { answered: { answered_at: 'timestamptz' }, mentor: { mentor_key: 'text' } },
  order: { rejected: '-answered', closed: '-answered', all: '-answered' },
  filters: {
    by: { column: 'close_reason', values: reasons },
    mentor: { column: 'mentor_id', like: /^[1-9]\d{0,8}$/, integer: true },
  },
  columns: [
    { id: 'mentor', label: 'common:facts.mentor', sort: 'mentor', cell: MentorCell },
    { id: 'mentee', label: 'common:facts.mentee', cell: RejectedMenteeCell },
    { id: 'kind', label: 'common:facts.kind', cell: KindCell },
    { id: 'by', label: 'admin:rejectedRequests.by', cell: CloserCell },
    {
      id: 'answered',
      label: 'admin:rejectedRequests.answered',
      code: true,
      sort: 'answered',
      cell: AnsweredCell,
    },
  ],
  note: toldNote,
  fields: [
    { label: 'common:facts.mentor', value: ({ mentorName }) => mentorName },
    { label: 'common:facts.mentee', value: ({ menteeName }) => menteeName },
    { label: 'common:facts.kind', value: ({ kind }, { t }) => t(`common:kind.${kind}`) },
    {
      label: 'admin:rejectedRequests.by',
      value: ({ closeReason }, { t }) => t(`admin:rejectedRequests.filters.by.${closeReason}`),
    },
    {
      label: 'admin:reject.reason',
      value: ({ rejectReason }, { t }) => rejectReason && t(`admin:reject.reasons.${rejectReason}`),
    },
    { label: 'admin:reject.message', value: ({ rejectMessage }) => rejectMessage },
    { label: 'admin:reject.teamNote', value: ({ teamNote }) => teamNote },
    { label: 'common:facts.askedOn', value: ({ requestedAt }) => day(requestedAt) },
    { label: 'admin:rejectedRequests.answered', value: ({ answeredAt }) => day(answeredAt) },
  ],
}
