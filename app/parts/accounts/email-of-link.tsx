import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useActLink } from '~/http/return-to'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** The places the page to change a member's e-mail is opened from, and goes back to. */
export const emailOfPlaces = [
  '/admin/purchased-subscriptions',
  '/admin/pending-applications',
  '/admin/dashboard',
]

/** The way to change a member's e-mail, beside it. */
export function EmailOfLink({ userId, name }: { userId: number; name: string }) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  return (
    <Link
      to={actLink(`/admin/users/${userId}/email`)}
      className="inline-flex min-h-7 items-center font-normal"
    >
      {t('emailOf.change')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Link>
  )
}
