import { day } from '~/domain/lists/cell-value'
import type { List } from '~/domain/lists/list'

/** Every mail of the last months; those that did not arrive first. */
export const mailList: List<'admin_mails'> = {
  view: 'admin_mails',
  path: '/admin/emails',
  words: 'mailList',
  scopes: ['dead', 'unreached', 'queued', 'sent', 'all'],
  sorts: { queued: {} },
  order: { unreached: '-queued', dead: '-queued', queued: 'queued', sent: '-queued', all: '-queued' },
  filters: {
    kind: { column: 'kind', like: /^[a-z_]{2,40}$/ },
    user: { id: 'to_user_id' },
    day: { day: 'queued_at' },
  },
  fields: [
    { label: 'admin:mailList.filters.user.label', value: ({ toName }) => toName },
    { label: 'common:facts.email', value: ({ toEmail }) => toEmail },
    { label: 'common:facts.subject', value: ({ kind }) => kind },
    {
      label: 'common:facts.state',
      value: ({ status }, { t }) => t(`common:developmentMail.status.${status}`),
    },
    { label: 'admin:mailList.tries', value: ({ attempts }) => attempts },
    { label: 'admin:mailList.why', value: ({ lastError }) => lastError },
    { label: 'common:developmentMail.queued', value: ({ queuedAt }) => day(queuedAt) },
    { label: 'common:developmentMail.status.sent', value: ({ sentAt }) => day(sentAt) },
  ],
}
