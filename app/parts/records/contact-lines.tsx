import { useTranslation } from '~/i18n/use-translation'
import { EmailLink, PhoneLink } from '~/ui/contact'

type ContactProps = { email: string; phone: string | null }

/** The e-mail and phone of a person, for the team. */
export function ContactLines({ email, phone }: ContactProps) {
  const { t } = useTranslation('records')
  return (
    <ul className="grid gap-1">
      <li>
        <EmailLink email={email} className="inline-flex min-h-7 items-center wrap-anywhere" />
      </li>
      <li>
        {phone ? (
          <PhoneLink phone={phone} className="inline-flex min-h-7 items-center" />
        ) : (
          <span className="text-muted">{t('contact.noPhone')}</span>
        )}
      </li>
    </ul>
  )
}
