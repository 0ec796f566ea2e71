import { chapters, linesOf, type YearReport } from '~/domain/dashboard/year-report'
import type { CellValue } from '~/domain/lists/cell-value'
import type { Language } from '~/i18n/locale'
import { yearWords } from './year-words'

/** The report as rows of a file: chapter’s table, column, line, women. Nothing that the page does not show. */
export function yearRows(report: YearReport, language: Language, t: (key: string) => string): CellValue[][] {
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
