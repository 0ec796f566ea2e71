import { Icon } from '~/ui/icon'

const line = 'inline-flex min-h-9 items-center gap-2 font-medium'

/** The ways to reach the other side while a mentorship runs. */
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
            {phone}
          </a>
        </li>
      )}
    </ul>
  )
}
