import { Link } from '@remix-run/react'
import { Trans, useTranslation } from 'react-i18next'

const texts = { seminars: 'seminars:own.tellMe', offers: 'mentor:offers.tellMe' } as const

/** For a mentor who has not asked for these mails: where to ask for them. They need consent. */
export function AskForMails({ about }: { about: keyof typeof texts }) {
  const { t } = useTranslation(['seminars', 'mentor'])
  return (
    <p className="mt-6 max-w-read text-muted">
      <Trans
        t={t}
        i18nKey={texts[about]}
        components={{ settings: <Link to="/mentor/my-account?tab=notifications" /> }}
      />
    </p>
  )
}
