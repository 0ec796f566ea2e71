import { useTranslation } from '~/i18n/use-translation'
import type { MenteeRecord } from '~/domain/mentees/admin-mentees.server'
import type { AdminPart } from '~/domain/purchases/purchase-records.server'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { useMayOpen } from '~/http/use-may-open'
import { Card } from '~/ui/card'

type MenteeActsProps = { mentee: MenteeRecord; parts: AdminPart[] }

/** The team's acts for a mentee. An admin's own profile and an erased one have none. */
export function MenteeActs({ mentee, parts }: MenteeActsProps) {
  const { t } = useTranslation('records')
  const actLink = useActLink()
  const mayOpen = useMayOpen()
  const free = parts.some(({ freeSince }) => freeSince !== null)
  const here = `/admin/mentees/${mentee.id}`
  const acts = [
    { act: 'profile', page: '/admin/mentees/:menteeId/profile', to: actLink(`${here}/profile`) },
    {
      act: 'assign',
      page: '/admin/create-new-mentorship',
      to: `/admin/create-new-mentorship?mentee=${mentee.id}`,
      none: !free,
    },
    { act: 'message', page: '/admin/mentees/:menteeId/messages', to: `${here}/messages` },
    { act: 'scholarship', page: '/admin/mentees/:menteeId/scholarships', to: `${here}/scholarships` },
    {
      act: 'erase',
      page: '/admin/users/:userId/erase',
      to: actLink(`/admin/users/${mentee.userId}/erase`),
    },
  ] as const
  if (mentee.erased) return null
  return (
    <Card title={t('common:facts.actions')} className="no-print">
      {mentee.own ? (
        <p>{t('needs.own.text')}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {acts
            .filter((each) => mayOpen(each.page) && !('none' in each && each.none))
            .map(({ act, to }) => (
              <li key={act}>
                <Link to={to} className="inline-flex min-h-9 items-center font-medium">
                  {t(`mentee.acts.${act}`)}
                </Link>
              </li>
            ))}
        </ul>
      )}
      {!free && !mentee.own && <p className="mt-3 text-sm text-muted">{t('mentee.noFreePart')}</p>}
    </Card>
  )
}
