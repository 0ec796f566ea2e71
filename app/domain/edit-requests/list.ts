import { day } from '~/domain/lists/cell-value'
import type { List } from '~/domain/lists/list'

/** Edit requests that wait for the team, the oldest first. */
export const editRequestList: List<'admin_edit_requests'> = {
  view: 'admin_edit_requests',
  path: '/admin/pending-edit-requests',
  words: 'edits',
  scopes: ['pending'],
  sorts: { sent: { sent_at: 'timestamptz' } },
  order: { pending: 'sent' },
  fields: [
    { label: 'common:facts.mentor', value: ({ mentorName }) => mentorName },
    {
      label: 'common:facts.whatChanges',
      value: ({ fields }, { t }) => fields.map((field) => t(`people:profile.fields.${field}`)).join(', '),
    },
    { label: 'admin:edits.sent', value: ({ sentAt }) => day(sentAt) },
  ],
}
