import { readYearQuery } from '~/domain/dashboard/year-report'
import { exportYearReport } from '~/domain/dashboard/year-report.server'
import { type Args, requireViewer } from '~/http/page.server'
import { athensDay } from '~/i18n/format'
import { i18nFor, getLanguage } from '~/i18n/i18n.server'
import { statisticsFile } from '~/parts/dashboard/statistics-file.server'
import { yearRows } from '~/parts/dashboard/year-file.server'

/** The report of a year as a CSV file, as the page shows it. HEAD reads and records nothing. */
export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const today = athensDay(new Date())
  const query = readYearQuery(args.request.url, Number(today.slice(0, 4)))
  const name = `year-report-${query.year}`
  if (args.request.method === 'HEAD') return statisticsFile(null, name)
  const language = await getLanguage(args.request)
  const { t } = await i18nFor(language)
  const report = await exportYearReport(viewer, query)
  const headings = ['table', 'moment', 'line', 'women'].map((key) => t(`overview:year.file.${key}`))
  return statisticsFile({ headings, rows: yearRows(report, language, t), language }, name)
}
