import { reportList } from '~/domain/reports/list'
import type { Table } from '~/lists/table'
import { AboutCell, ByCell, DecisionCell, SentCell, TextCell } from './report-cells'

export const reportTable: Table<'admin_reports'> = {
  list: reportList,
  columns: [
    { id: 'about', label: 'admin:reports.about', cell: AboutCell },
    { id: 'by', label: 'admin:reports.by', cell: ByCell },
    { id: 'text', label: 'admin:reports.text', cell: TextCell },
    { id: 'sent', label: 'admin:reports.sent', code: true, sort: 'sent', cell: SentCell },
    { id: 'decision', label: 'admin:editDecision.decision', sort: 'settled', cell: DecisionCell },
  ],
}
