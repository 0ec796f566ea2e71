import { useTranslation } from '~/i18n/use-translation'
import { countedIn, daysOf } from '~/domain/dashboard/counted-lists'
import type { DashboardQuery } from '~/domain/dashboard/dashboard-query'
import { monthlyCounts, type Dashboard, type MonthlyCount } from '~/domain/dashboard/statistics'
import { Link } from '~/http/page'
import { formatMonth } from '~/i18n/format'
import { Disclosure } from '~/ui/disclosure'
import { DataTable } from '~/ui/table'
import { MonthBars } from './month-bars'

type MonthChartsProps = { dashboard: Dashboard; query: DashboardQuery; today: string }

/** The statistics by month: a chart for each, all numbers in one table, and the same as a file. */
export function MonthCharts({ dashboard, query, today }: MonthChartsProps) {
  const { months } = dashboard
  const { t, language } = useTranslation('overview')
  const table = t('charts.table')
  return (
    <div className="grid gap-6">
      <div>
        <h2>{t('charts.title')}</h2>
        <p className="mt-1 flex flex-wrap gap-x-5 text-sm text-muted">
          <Key className="bg-primary" words={t('charts.thisYear')} />
          <Key className="bg-saffron" words={t('charts.yearBefore')} />
        </p>
      </div>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {monthlyCounts.map((name) => (
          <MonthBars key={name} title={t(`charts.${name}`)} bars={barsOf(name, months)} />
        ))}
      </div>
      <div>
        <Disclosure summary={table}>
          <DataTable
            caption={table}
            hideCaption
            columns={[
              { id: 'month', label: t('common:form.month') },
              ...monthlyCounts.map((id) => ({ id, label: t(`charts.${id}`), numeric: true })),
            ]}
            rows={months.map(({ month, numbers, before }) => ({
              id: month,
              cells: [
                formatMonth(language, month),
                ...monthlyCounts.map((name) => {
                  const cell = t('charts.cell', { now: numbers[name], before: before[name] })
                  const to = countedIn(name, query, daysOf(month, dashboard), today)
                  return to ? (
                    <Link key={name} to={to}>
                      {cell}
                    </Link>
                  ) : (
                    cell
                  )
                }),
              ],
            }))}
          />
        </Disclosure>
      </div>
    </div>
  )
}

const barsOf = (name: MonthlyCount, months: Dashboard['months']) =>
  months.map(({ month, numbers, before }) => ({ month, now: numbers[name], before: before[name] }))

function Key({ className, words }: { className: string; words: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className={`inline-block size-3 rounded-xs ${className}`} />
      {words}
    </span>
  )
}
