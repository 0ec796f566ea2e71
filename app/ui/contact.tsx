import { formatPhone } from '~/i18n/format'

type ContactProps = { className?: string }

/** An e-mail address that opens a new message. */
export function EmailLink({ email, className }: ContactProps & { email: string }) {
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  )
}

/** A phone number that can be called, in groups. */
export function PhoneLink({ phone, className }: ContactProps & { phone: string }) {
  return (
    <a href={`tel:${phone}`} className={className}>
      {formatPhone(phone)}
    </a>
  )
}
