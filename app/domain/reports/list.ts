import { day } from '~/domain/lists/cell-value'
import type { List } from '~/domain/lists/list'

/** Reports of abuse; open ones with the oldest first. */
export const reportList: List<'admin_reports'> = {
  view: 'admin_reports',
  path: '/admin/reports',
  words: 'reports',
  scopes: ['open', 'settled', 'all'],
  sorts: { sent: { sent_at: 'timestamptz' }, settled: { settled_key: 'timestamptz' } },
  order: { open: 'sent', settled: '-settled', all: '-sent' },
  fields: [
    { label: 'admin:reports.about', value: ({ aboutName }) => aboutName ?? '' },
    { label: 'admin:reports.by', value: ({ byName }) => byName },
    { label: 'admin:reports.what', value: ({ aboutWhat }, { t }) => t(`admin:reports.whats.${aboutWhat}`) },
    { label: 'admin:reports.text', value: ({ text }) => text },
    { label: 'admin:reports.sent', value: ({ sentAt }) => day(sentAt) },
    { label: 'admin:editDecision.decision', value: ({ decision }) => decision ?? '' },
  ],
}
