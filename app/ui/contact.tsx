import { formatPhone } from '~/i18n/format'

type ContactProps = { className?: string }

/** A mailto link. */
export function EmailLink({ email, className }: ContactProps & { email: string }) {
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  )
}

/** A phone number in groups, as a tel link. */
export function PhoneLink({ phone, className }: ContactProps & { phone: string }) {
  return (
    <a href={`tel:${phone}`} className={className}>
      {formatPhone(phone)}
    </a>
  )
}
