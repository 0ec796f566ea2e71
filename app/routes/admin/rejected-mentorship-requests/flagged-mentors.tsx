import { useTranslation } from '~/i18n/use-translation'
import type { FlaggedMentor } from '~/domain/mentors/admin-mentors.server'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { VisuallyHidden } from '~/ui/visually-hidden'

type FlaggedMentorsProps = { mentors: FlaggedMentor[]; more: boolean }

/** Mentors with so many rejections that the team should talk about a pause; renders nothing without any. */
export function FlaggedMentors({ mentors, more }: FlaggedMentorsProps) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  if (mentors.length === 0) return null
  return (
    <Banner tone="warning" title={t('rejectedRequests.flagged')}>
      <ul className="grid gap-2">
        {mentors.map(({ id, name, rejections }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <Link to={`/admin/rejected-mentorship-requests?mentor=${id}`} className="font-bold">
              {name}
            </Link>
            <span>{t('rejectedRequests.counted', { count: rejections })}</span>
            <LinkButton variant="secondary" className="text-sm" to={actLink(`/admin/mentors/${id}`)}>
              {t('rejectedRequests.pause')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </LinkButton>
          </li>
        ))}
      </ul>
      {more && (
        <p className="mt-2">
          <Link to="/admin/mentors?scope=flagged">{t('rejectedRequests.allFlagged')}</Link>
        </p>
      )}
    </Banner>
  )
}
