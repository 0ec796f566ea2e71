import { Trans } from 'react-i18next'
import { useTranslation } from '~/i18n/use-translation'
import { Link } from '~/http/page'

const settings = <Link to="/mentor/my-account?tab=notifications" />

/** For a mentor who has not asked for mails about new seminars: where to ask. They need consent. */
export function AskForSeminarMails() {
  const { t } = useTranslation('seminars')
  return (
    <p className="mt-6 max-w-read text-muted">
      <Trans t={t} i18nKey="own.tellMe" components={{ settings }} />
    </p>
  )
}

/** The same about new offers. */
export function AskForOfferMails() {
  const { t } = useTranslation('mentor')
  return (
    <p className="mt-6 max-w-read text-muted">
      <Trans t={t} i18nKey="offers.tellMe" components={{ settings }} />
    </p>
  )
}
