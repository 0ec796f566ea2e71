import { mailList } from '~/domain/mails/list'
import { ConfirmCheck } from '~/lists/confirm-check'
import type { Table } from '~/lists/table'
import { KindCell, QueuedCell, RecipientCell, StateCell, TriesCell, whyNote } from './mail-cells'

export const mailTable: Table<'admin_mails'> = {
  list: mailList,
  columns: [
    { id: 'to', label: 'admin:mailList.filters.user.label', cell: RecipientCell },
    { id: 'kind', label: 'common:facts.subject', cell: KindCell },
    { id: 'state', label: 'common:facts.state', cell: StateCell },
    { id: 'tries', label: 'admin:mailList.tries', numeric: true, cell: TriesCell },
    { id: 'queued', label: 'common:developmentMail.queued', code: true, sort: 'queued', cell: QueuedCell },
  ],
  note: whyNote,
  bulk: {
    named: ({ toName, toEmail }) => ({ name: toName, email: toEmail }),
    acts: [
      {
        id: 'resend',
        words: 'resend',
        news: 'mailsResent',
        scopes: ['dead'],
        columns: ['to', 'kind', 'queued'],
        pageOf: (id) => `/admin/emails/${id}`,
        Check: ConfirmCheck,
      },
    ],
  },
}
