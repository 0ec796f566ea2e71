import { useTranslation } from '~/i18n/use-translation'
import type { Seminar } from '~/domain/seminars/seminars.server'
import { Link } from '~/http/page'
import { formatDateTime } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'

/** The title, linked to the seminar's page, and where it is. */
export function TitleCell({ id, title, place }: Seminar) {
  return (
    <>
      <Link to={`/admin/seminars/${id}`}>{title}</Link>
      <span className="block max-w-md font-normal wrap-anywhere text-muted">{place}</span>
    </>
  )
}

/** Day and time in Athens. */
export function StartCell({ startsAt }: Seminar) {
  return <time dateTime={startsAt.toISOString()}>{formatDateTime(useLanguage(), startsAt)}</time>
}

/** How many have signed up, of how many seats. */
export function SignedUpCell({ signedUp, seats }: Seminar) {
  const { t } = useTranslation('admin')
  return seats === null ? signedUp : t('seminars.ofSeats', { signedUp, seats })
}
