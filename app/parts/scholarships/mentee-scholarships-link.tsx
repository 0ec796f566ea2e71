import { useTranslation } from 'react-i18next'
import { Link } from '~/http/page'
import { useMayOpen } from '~/http/use-may-open'
import { VisuallyHidden } from '~/ui/visually-hidden'

/** The link from a mentee to the mentee's scholarships, for admin pages. */
export function MenteeScholarshipsLink({ menteeId, name }: { menteeId: number; name: string }) {
  const { t } = useTranslation('admin')
  const address = `/admin/mentees/${menteeId}/scholarships`
  const mayOpen = useMayOpen()
  if (!mayOpen('/admin/mentees/:menteeId/scholarships')) return null
  return (
    <Link to={address} className="inline-flex min-h-7 items-center font-normal">
      {t('scholarships.title')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Link>
  )
}
