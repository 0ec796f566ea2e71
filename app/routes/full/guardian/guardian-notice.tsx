import { Trans } from 'react-i18next'
import { useTranslation } from '~/i18n/use-translation'
import type { GuardianLink } from '~/domain/guardians/guardians.server'
import { useConstants } from '~/http/page'
import { TermsLink } from '~/parts/texts/terms-link'

/** What GDPR article 14 wants a person to know whose data somebody else gave. */
export function GuardianNotice({ link }: { link: GuardianLink }) {
  const { t } = useTranslation('public')
  const values = { ...useConstants(), name: link.guardianName, email: link.guardianEmail }
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
