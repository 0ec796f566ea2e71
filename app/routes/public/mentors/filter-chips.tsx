import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { Chip } from '~/domain/mentors/filter-options.server'
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
            <VisuallyHidden>{t('mentors.remove')} </VisuallyHidden>
            {t(`mentors.chip.${chip.key}`, { name: chip.name })}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** No results: how to widen the search, and whom to ask. */
export function NothingFound({ chips }: { chips: Chip[] }) {
  const { t } = useTranslation('public')
  if (chips.length === 0)
    return <EmptyState title={t('mentors.none.title')}>{t('mentors.none.text')}</EmptyState>
  return (
    <EmptyState
      title={t('mentors.empty.title')}
      action={
        <>
          <LinkButton to="/mentors" variant="secondary">
            {t('mentors.clear')}
          </LinkButton>
          <LinkButton to="#help" variant="quiet">
            {t('mentors.empty.help')}
          </LinkButton>
        </>
      }
    >
      {t('mentors.empty.text')}
    </EmptyState>
  )
}
