import { useTranslation } from '~/i18n/use-translation'
import { dashboardFilters, type DashboardQuery } from '~/domain/dashboard/dashboard-query'
import { Form, Link } from '~/http/page'
import { formatMonth } from '~/i18n/format'
import { Button } from '~/ui/button'
import { SelectField } from '~/ui/field'

const monthsOffered = 60

/** The months up to this day, the newest first: 2026-03. */
function monthsUntil(today: string) {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return Array.from({ length: monthsOffered }, (_, ago) =>
    new Date(Date.UTC(year, month - 1 - ago, 1)).toISOString().slice(0, 7),
  )
}

type StatisticFiltersProps = {
  page: '/admin/dashboard' | '/admin/statistics'
  query: DashboardQuery
  today: string
}

/** The filters of the statistics as a GET form of its page. */
export function StatisticFilters({ page, query, today }: StatisticFiltersProps) {
  const { t, language } = useTranslation('overview')
  const months = [
    { value: '', label: t('filters.anyMonth') },
    ...monthsUntil(today).map((value) => ({ value, label: formatMonth(language, `${value}-01`) })),
  ]
  return (
    <Form
      key={JSON.stringify(query)}
      method="get"
      action={page}
      className="grid gap-4 rounded-leaf border border-transparent bg-card p-5"
    >
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {(['range', 'duration', 'type', 'mentors'] as const).map((name) => (
          <SelectField
            key={name}
            id={`filter-${name}`}
            name={name}
            label={t(`filters.${name}.label`)}
            defaultValue={query[name]}
            options={dashboardFilters[name].map((value) => ({
              value,
              label:
                name === 'duration' && value
                  ? t('common:counts.months', { count: Number(value) })
                  : t(`filters.${name}.${value || 'any'}`),
            }))}
          />
        ))}
        {(['from', 'to'] as const).map((name) => (
          <SelectField
            key={name}
            id={`filter-${name}`}
            name={name}
            label={t(`filters.${name}`)}
            defaultValue={query[name]}
            options={months}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <Button pendingLabel={t('common:form.oneMoment')}>{t('common:form.applyFilters')}</Button>
        <Link to={page}>{t('common:form.clearFilters')}</Link>
      </div>
    </Form>
  )
}
