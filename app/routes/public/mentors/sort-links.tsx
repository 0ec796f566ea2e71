import { useTranslation } from '~/i18n/use-translation'
import { searchPath } from '~/domain/mentors/filter-links'
import { sorts, type MentorFilters } from '~/domain/mentors/filters'
import { Link } from '~/http/page'

/** The orders of the list, each as a link to its first page; on a phone they are a choice among the filters. */
export function SortLinks({ filters }: { filters: MentorFilters }) {
  const { t } = useTranslation('public')
  return (
    <nav
      aria-label={t('mentors.sort.label')}
      className="flex flex-wrap items-baseline gap-x-4 text-sm max-lg:hidden"
    >
      {([undefined, ...sorts] as const).map((sort) => (
        <Link
          key={sort ?? 'day'}
          to={searchPath({ ...filters, sort })}
          aria-current={sort === filters.sort ? 'true' : undefined}
          className="inline-flex min-h-11 items-center aria-[current]:font-bold aria-[current]:text-ink aria-[current]:no-underline"
        >
          {t(`mentors.sort.${sort ?? (filters.q ? 'wish' : 'day')}`)}
        </Link>
      ))}
    </nav>
  )
}
