import { Link } from '~/http/page'
import { Icon } from './icon'

export type Destination = { to: string; label: string }

/** The back link above a title. */
export function BackLink({ to, label }: Destination) {
  return (
    <Link to={to} className="no-print inline-flex min-h-11 items-center gap-2 text-sm font-medium">
      <Icon name="arrowLeft" />
      {label}
    </Link>
  )
}
