import { day } from '~/lists/cell-value'
import type { List } from '~/lists/list'
import { AboutCell, ByCell, DecisionCell, SentCell, TextCell } from './report-cells'

/** Reports of abuse; open ones with the oldest first. */
export const reportList: List<'admin_reports'> = {
  view: 'admin_reports',
  path: '/admin/reports',
  words: 'reports',
  scopes: ['open', 'settled', 'all'],
  sorts: { sent: { sent_at: 'timestamptz' }, settled: { settled_key: 'timestamptz' } },
  order: { open: 'sent', settled: '-settled', all: '-sent' },
  columns: [
    { id: 'about', label: 'admin:reports.about', cell: AboutCell },
    { id: 'by', label: 'admin:reports.by', cell: ByCell },
    { id: 'text', label: 'admin:reports.text', cell: TextCell },
    { id: 'sent', label: 'admin:reports.sent', code: true, sort: 'sent', cell: SentCell },
    { id: 'decision', label: 'admin:reports.decision', sort: 'settled', cell: DecisionCell },
  ],
  fields: [
    { label: 'admin:reports.about', value: ({ aboutName }) => aboutName ?? '' },
    { label: 'admin:reports.by', value: ({ byName }) => byName },
    { label: 'admin:reports.what', value: ({ aboutWhat }, { t }) => t(`admin:reports.whats.${aboutWhat}`) },
    { label: 'admin:reports.text', value: ({ text }) => text },
    { label: 'admin:reports.sent', value: ({ sentAt }) => day(sentAt) },
    { label: 'admin:reports.decision', value: ({ decision }) => decision ?? '' },
  ],
}
