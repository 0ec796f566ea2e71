import { useTranslation } from '~/i18n/use-translation'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { useMayOpen } from '~/http/use-may-open'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** The pages from which the page of a member's account is opened, and to which it returns. */
export const accountPlaces = [
  '/admin/purchased-subscriptions',
  '/admin/mentees',
  '/admin/mentors',
  '/admin/pending-applications',
  '/admin/reports',
  '/admin/administrators',
  '/admin/dashboard',
]

/** The link to change a member's e-mail, for whom her right opens it. */
export function EmailOfLink({ userId, name }: { userId: number; name: string }) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  const mayOpen = useMayOpen()
  if (!mayOpen('/admin/users/:userId')) return null
  return (
    <Link to={actLink(`/admin/users/${userId}`)} className="inline-flex min-h-7 items-center font-normal">
      {t('emailOf.change')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Link>
  )
}
