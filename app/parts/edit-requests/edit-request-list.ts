import { day } from '~/lists/cell-value'
import type { List } from '~/lists/list'
import { AgeCell, DecisionCell, FieldsCell, MentorCell, SentCell } from './edit-request-cells'

/** Edit requests that wait for the team, the oldest first. */
export const editRequestList: List<'admin_edit_requests'> = {
  view: 'admin_edit_requests',
  path: '/admin/pending-edit-requests',
  words: 'edits',
  scopes: ['pending'],
  sorts: { sent: { sent_at: 'timestamptz' }, mentor: { mentor_key: 'text' } },
  order: { pending: 'sent' },
  columns: [
    { id: 'mentor', label: 'common:facts.mentor', sort: 'mentor', cell: MentorCell },
    { id: 'fields', label: 'admin:edits.fields', cell: FieldsCell },
    { id: 'sent', label: 'admin:edits.sent', code: true, sort: 'sent', cell: SentCell },
    { id: 'age', label: 'admin:edits.age', cell: AgeCell },
    { id: 'decision', label: 'admin:edits.decision', cell: DecisionCell },
  ],
  fields: [
    { label: 'common:facts.mentor', value: ({ mentorName }) => mentorName },
    {
      label: 'admin:edits.fields',
      value: ({ fields }, { t }) => fields.map((field) => t(`people:profile.fields.${field}`)).join(', '),
    },
    { label: 'admin:edits.sent', value: ({ sentAt }) => day(sentAt) },
  ],
}
