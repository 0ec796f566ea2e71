import { Trans } from 'react-i18next'
import type { GuardianLink } from '~/domain/guardians/guardians.server'
import { useConstants } from '~/http/page'
import { formatDeadline, formatMoney } from '~/i18n/format'
import { personName } from '~/i18n/latin-name'
import { nameIn } from '~/i18n/names'
import { useTranslation } from '~/i18n/use-translation'
import { TermsLink } from '~/parts/texts/terms-link'
import { SummaryList } from '~/ui/summary-list'

/** What GDPR article 14 wants a person to know whose data somebody else gave. */
export function GuardianNotice({ link }: { link: GuardianLink }) {
  const { t } = useTranslation('public')
  const values = {
    ...useConstants(),
    name: link.guardianName,
    email: link.guardianEmail,
    phone: link.guardianPhone,
  }
  const links = { privacy: <TermsLink to="/privacy-policy" /> }
  return (
    <section className="grid gap-3">
      <h2>{t('guardian.notice.title')}</h2>
      <p>{t('guardian.notice.which', values)}</p>
      <p>{t('guardian.notice.what', values)}</p>
      <p>{t('guardian.notice.howLong', values)}</p>
      <p>
        <Trans t={t} i18nKey="guardian.notice.rights" components={links} values={values} />
      </p>
    </section>
  )
}

/** What was ordered by whom, and until when the guardian can answer. */
export function AskedOrder({ link }: { link: GuardianLink }) {
  const { t, language } = useTranslation('public')
  const { mentee, menteeLatin, packageNames, priceCents, currency, expiresAt } = link
  return (
    <section>
      <h2 className="mb-4">{t('common:facts.order')}</h2>
      <SummaryList
        rows={[
          { label: t('common:facts.name'), value: personName(language, mentee ?? '', menteeLatin) },
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
