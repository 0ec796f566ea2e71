import { readDashboardQuery } from '~/domain/dashboard/dashboard-query'
import { exportDashboard } from '~/domain/dashboard/dashboard.server'
import { type Dashboard, monthlyCounts, statistics } from '~/domain/dashboard/statistics'
import type { CellValue } from '~/domain/lists/cell-value'
import { type Args, requireViewer } from '~/http/page.server'
import { athensDay } from '~/i18n/format'
import { getLanguage } from '~/http/language.server'
import { i18nFor } from '~/i18n/i18n.server'
import { statisticsFile } from '~/parts/dashboard/statistics-file.server'

/** The statistics of the dashboard as a CSV file, with the filters of the page. HEAD reads and records nothing. */
export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const name = `dashboard-${athensDay(new Date())}`
  if (args.request.method === 'HEAD') return statisticsFile(null, name)
  const language = await getLanguage(args)
  const { t } = await i18nFor(language)
  const dashboard = await exportDashboard(viewer, readDashboardQuery(args.request.url))
  const headings = ['what', 'when', 'number', 'before'].map((key) => t(`overview:file.${key}`))
  return statisticsFile({ headings, rows: dashboardRows(dashboard, t), language }, name)
}

/** One row per statistic of the range, then one per month and count: what, when, now, a year before. */
function dashboardRows(
  { numbers, before, first, last, months }: Dashboard,
  t: (key: string) => string,
): CellValue[][] {
  const range = first && last ? `${first} – ${last}` : t('overview:statistics.always')
  const totals = statistics.map((name) => [
    t(`overview:statistics.${name}`),
    range,
    numbers[name],
    before && before[name],
  ])
  const monthly = months.flatMap((month) =>
    monthlyCounts.map((name) => [
      t(`overview:charts.${name}`),
      month.month.slice(0, 7),
      month.numbers[name],
      month.before[name],
    ]),
  )
  return [...totals, ...monthly]
}
