import { formatPhone } from '~/i18n/format'
import { Icon } from '~/ui/icon'

// A long address may break anywhere on a narrow screen.
const line = 'inline-flex min-h-9 min-w-0 items-center gap-2 font-medium wrap-anywhere'

/** E-mail and phone of the other person, while a mentorship runs. */
export function ContactLinks({ email, phone }: { email: string | null; phone: string | null }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {email && (
        <li>
          <a href={`mailto:${email}`} className={line}>
            <Icon name="mail" />
            {email}
          </a>
        </li>
      )}
      {phone && (
        <li>
          <a href={`tel:${phone}`} className={line}>
            <Icon name="phone" />
            {formatPhone(phone)}
          </a>
        </li>
      )}
    </ul>
  )
}
