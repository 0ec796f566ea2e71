import { monthlyCounts, statistics, type Dashboard } from '~/domain/dashboard/statistics'
import type { CellValue } from '~/domain/lists/cell-value'

/** One row per statistic of the range, then one per month and count: what, when, now, a year before. */
export function dashboardRows(
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
