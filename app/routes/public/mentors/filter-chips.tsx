import { useTranslation } from '~/i18n/use-translation'
import type { Chip } from '~/domain/mentors/filter-options.server'
import { Link } from '~/http/page'
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
            // The focus goes to the results, for the chip is gone.
            to={`${chip.to}#results`}
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
