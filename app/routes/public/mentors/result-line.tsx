import { useTranslation } from '~/i18n/use-translation'
import { type MentorFilters, mostCounted } from '~/domain/mentors/filters'
import { useRootData } from '~/http/page'
import { formatNumber } from '~/i18n/format'
import { SortLinks } from './sort-links'

/** How many mentors were found, and their order. */
export function ResultLine({ total, filters }: { total: number; filters: MentorFilters }) {
  const { t, language } = useTranslation('public')
  const minor = useRootData()?.viewer?.safetyPerson
  const number = formatNumber(language, mostCounted)
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <p className="text-lg font-bold">
        {total > mostCounted
          ? t('mentors.foundMany', { number })
          : t('common:counts.mentors', { count: total })}
      </p>
      <SortLinks filters={filters} />
      {minor && <p className="w-full text-sm">{t('mentors.forMinor')}</p>}
      {!filters.sort && (
        <p className="w-full text-sm text-muted max-sm:hidden">
          {t(filters.q ? 'mentors.orderOfWish' : 'mentors.order')}
        </p>
      )}
    </div>
  )
}
