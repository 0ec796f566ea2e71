import { formatPhone } from '~/i18n/format'

type ContactProps = { className?: string }

/** A mailto link; where it does not fit, the address breaks before the @. */
export function EmailLink({ email, className }: ContactProps & { email: string }) {
  const at = email.lastIndexOf('@')
  return (
    <a href={`mailto:${email}`} className={className}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
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
