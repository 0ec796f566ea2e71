import { useTranslation } from '~/i18n/use-translation'
import type { GuardianLink } from '~/domain/guardians/guardians.server'
import { formatDeadline, formatMoney } from '~/i18n/format'
import { personName } from '~/i18n/latin-name'
import { nameIn } from '~/i18n/names'
import { useLanguage } from '~/i18n/use-language'
import { SummaryList } from '~/ui/summary-list'

/** What was ordered by whom, and until when the guardian can answer. */
export function AskedOrder({ link }: { link: GuardianLink }) {
  const { t } = useTranslation('public')
  const language = useLanguage()
  const { mentee, menteeLatin, packageNames, priceCents, currency, expiresAt } = link
  return (
    <section>
      <h2 className="mb-4">{t('guardian.order')}</h2>
      <SummaryList
        rows={[
          { label: t('common:facts.mentee'), value: personName(language, mentee ?? '', menteeLatin) },
          { label: t('common:facts.package'), value: packageNames && nameIn(language, packageNames) },
          {
            label: t('common:facts.price'),
            value: (
              <span className="tabular">{formatMoney(language, priceCents ?? 0, currency ?? 'EUR')}</span>
            ),
          },
          { label: t('guardian.until'), value: formatDeadline(language, expiresAt) },
        ]}
      />
    </section>
  )
}
