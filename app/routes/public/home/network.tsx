import { useTranslation } from '~/i18n/use-translation'
import type { Row } from '~/db/rows'
import { formatNumber } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { Section } from './sections'

/** Who stands behind the platform, and how large the network is; numbers that are too small are left out. */
export function Network(figures: Row<'network_figures'>) {
  const { t } = useTranslation('public')
  const language = useLanguage()
  const shown = (['mentors', 'completed', 'sessions'] as const).flatMap((name) => {
    const number = figures[name]
    return number === null ? [] : [{ name, number }]
  })
  return (
    <Section title={t('home.network.title')} lead={t('home.network.text')}>
      {shown.length > 0 && (
        <dl className="grid auto-cols-fr grid-flow-col gap-3 border-y border-line py-3 sm:gap-8">
          {shown.map(({ name, number }) => (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="text-sm leading-snug text-muted">{t(`home.network.${name}`)}</dt>
              <dd className="tabular text-2xl font-heavy tracking-tighter text-accent-ink sm:text-3xl">
                {formatNumber(language, number)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
