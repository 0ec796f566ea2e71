import { monthlyCounts, statistics, type Dashboard } from '~/domain/dashboard/statistics'
import { athensDay } from '~/i18n/format'
import type { Language } from '~/i18n/locale'
import type { CellValue } from '~/domain/lists/cell-value'
import { csvFile } from '~/lists/csv'

type Translate = (key: string) => string

/** The answer with the statistics as a CSV file; without them, its headers alone. */
export async function dashboardFile(dashboard: Dashboard | null, language: Language, t: Translate) {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="dashboard-${athensDay(new Date())}.csv"`,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  }
  return new Response(dashboard && (await textOf(dashboard, language, t)), { headers })
}

/** One line per statistic of the range, then one per month and count: what, when, now, a year before. */
async function textOf({ numbers, before, first, last, months }: Dashboard, language: Language, t: Translate) {
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
  async function* batches() {
    yield [...totals, ...monthly] as CellValue[][]
  }
  const headings = ['what', 'when', 'number', 'before'].map((key) => t(`overview:file.${key}`))
  const chunks: Uint8Array[] = []
  for await (const chunk of csvFile({ title: '', headings, batches: batches(), language, cutOff: '' }))
    chunks.push(chunk)
  return new Blob(chunks as BlobPart[])
}
