import { chapters, linesOf, readYearQuery, type YearReport } from '~/domain/dashboard/year-report'
import { exportYearReport } from '~/domain/dashboard/year-report.server'
import type { CellValue } from '~/domain/lists/cell-value'
import { type Args, requireViewer } from '~/http/page.server'
import { athensDay } from '~/i18n/format'
import { getLanguage } from '~/http/language.server'
import { i18nFor } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/locale'
import { statisticsFile } from '~/parts/dashboard/statistics-file.server'
import { yearWords } from '~/parts/dashboard/year-words'

/** The report of a year as a CSV file, as the page shows it. HEAD reads and records nothing. */
export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const today = athensDay(new Date())
  const query = readYearQuery(args.request.url, Number(today.slice(0, 4)))
  const name = `year-report-${query.year}`
  if (args.request.method === 'HEAD') return statisticsFile(null, name)
  const language = await getLanguage(args)
  const { t } = await i18nFor(language)
  const report = await exportYearReport(viewer, query)
  const headings = ['table', 'moment', 'line', 'women'].map((key) => t(`overview:year.file.${key}`))
  return statisticsFile({ headings, rows: yearRows(report, language, t), language }, name)
}

/** The report as rows of a file: chapter’s table, column, line, women. Nothing that the page does not show. */
function yearRows(report: YearReport, language: Language, t: (key: string) => string): CellValue[][] {
  if (report.women === null) return []
  const words = yearWords(report, language, t)
  const all = (['women', 'sessions', 'mentors'] as const).map((name) => [
    t('overview:year.all'),
    '',
    t(`overview:year.figures.${name}`),
    report[name],
  ])
  const tables = Object.values(chapters)
    .flat()
    .flatMap((tab) =>
      linesOf(report, tab).flatMap(({ line, women }) =>
        Object.entries(women).map(([moment, number]) => [
          words.table(tab),
          moment === 'women' ? '' : t(`overview:year.moments.${moment}`),
          words.line(tab, line),
          number,
        ]),
      ),
    )
  return [...all, ...tables]
}
