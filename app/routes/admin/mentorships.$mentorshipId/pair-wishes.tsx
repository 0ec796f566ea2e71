import { useTranslation } from '~/i18n/use-translation'
import type { AdminWish } from '~/domain/mentorships/wishes.server'
import { useActLink } from '~/http/return-to'
import { WishWords } from '~/parts/wishes/wish-words'
import { LinkButton } from '~/ui/button'
import { RecordSection } from '~/ui/record-page'

/** What both asked the team for, with the link to answer what is open; nothing if nobody asked. */
export function PairWishes({ wishes, own }: { wishes: AdminWish[]; own: boolean }) {
  const { t } = useTranslation('pair')
  const actLink = useActLink()
  if (wishes.length === 0) return null
  return (
    <RecordSection id="wishes" title={t('team.list')}>
      <ul className="grid gap-6">
        {wishes.map((wish) => (
          <li key={wish.id} className="grid gap-3">
            <WishWords wish={wish} />
            {!wish.closedAt && !own && (
              <div>
                <LinkButton to={actLink(`/admin/mentorships/${wish.mentorshipId}/wishes/${wish.id}`)}>
                  {t('team.open')}
                </LinkButton>
              </div>
            )}
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
