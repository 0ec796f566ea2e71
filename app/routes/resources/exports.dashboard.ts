import { readDashboardQuery } from '~/domain/dashboard/dashboard-query'
import { exportDashboard } from '~/domain/dashboard/dashboard.server'
import { type Args, requireViewer } from '~/http/page.server'
import { athensDay } from '~/i18n/format'
import { i18nFor, getLanguage } from '~/i18n/i18n.server'
import { dashboardRows } from '~/parts/dashboard/dashboard-file.server'
import { statisticsFile } from '~/parts/dashboard/statistics-file.server'

/** The statistics of the dashboard as a CSV file, with the filters of the page. HEAD reads and records nothing. */
export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const name = `dashboard-${athensDay(new Date())}`
  if (args.request.method === 'HEAD') return statisticsFile(null, name)
  const language = await getLanguage(args.request)
  const { t } = await i18nFor(language)
  const dashboard = await exportDashboard(viewer, readDashboardQuery(args.request.url))
  const headings = ['what', 'when', 'number', 'before'].map((key) => t(`overview:file.${key}`))
  return statisticsFile({ headings, rows: dashboardRows(dashboard, t), language }, name)
}
