import { useTranslation } from '~/i18n/use-translation'
import { mostCounted } from '~/domain/mentors/filters'
import type { Chip } from '~/domain/mentors/filter-options.server'
import { Link, useRootData } from '~/http/page'
import { formatNumber } from '~/i18n/format'
import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { Icon } from '~/ui/icon'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** The active filters; a click removes one. */
export function FilterChips({ chips }: { chips: Chip[] }) {
  const { t } = useTranslation('public')
  if (chips.length === 0) return null
  return (
    <ul aria-label={t('mentors.active')} className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <li key={chip.to}>
          <Link
            to={chip.to}
            className="inline-flex min-h-10 items-center gap-2 rounded-leaf-xs border border-primary bg-primary-soft
              px-3 text-sm font-bold text-primary no-underline hover:bg-card"
          >
            <Icon name="close" className="size-3.5" />
            <VisuallyHidden>{t('common:form.removeFilter')} </VisuallyHidden>
            {t(`mentors.chip.${chip.key}`, { name: chip.name })}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type NothingFoundProps = { chips: Chip[]; narrowest?: { position: number; mentors: number } }

/** No results: the filter that is most in the way, how to widen the search, and whom to ask. */
export function NothingFound({ chips, narrowest }: NothingFoundProps) {
  const { t, language } = useTranslation('public')
  const number = formatNumber(language, mostCounted)
  const chip = narrowest && chips[narrowest.position]
  const minor = useRootData()?.viewer?.safetyPerson
  if (chips.length === 0 && minor)
    return (
      <EmptyState
        title={t('mentors.noneForMinor.title')}
        action={<LinkButton to="#help">{t('mentors.empty.help')}</LinkButton>}
      >
        {t('mentors.noneForMinor.text')}
      </EmptyState>
    )
  if (chips.length === 0)
    return <EmptyState title={t('mentors.none.title')}>{t('mentors.none.text')}</EmptyState>
  return (
    <EmptyState
      title={t('mentors.empty.title')}
      action={
        <>
          {chip && (
            <LinkButton to={chip.to}>
              {t('mentors.empty.without', { filter: t(`mentors.chip.${chip.key}`, { name: chip.name }) })}
            </LinkButton>
          )}
          <LinkButton to="/mentors" variant="secondary">
            {t('common:form.clearFilters')}
          </LinkButton>
          <LinkButton to="#help" variant="quiet">
            {t('mentors.empty.help')}
          </LinkButton>
        </>
      }
    >
      {!chip && t('mentors.empty.text')}
      {chip && narrowest.mentors > mostCounted && t('mentors.empty.narrowestMany', { number })}
      {chip && narrowest.mentors <= mostCounted && t('mentors.empty.narrowest', { count: narrowest.mentors })}
    </EmptyState>
  )
}
