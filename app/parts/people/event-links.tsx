import { useTranslation } from '~/i18n/use-translation'
import type { TimelineEvent } from '~/domain/people/timeline.server'
import { hasPage } from '~/route-table'
import { MenteeLink, MentorLink, MentorshipLink, PurchaseLink } from './person-link'

/** The record whose page this is. */
export type About = { mentorId?: number; menteeId?: number; mentorshipId?: number; purchaseId?: number }

const line = 'flex flex-wrap gap-x-4'
const place = 'inline-flex min-h-7 items-center font-medium'

/** The other people and records of an event, each as a link. */
export function EventLinks({ event, about }: { event: TimelineEvent; about: About }) {
  const { t } = useTranslation('people')
  const { mentorId, mentorName, menteeId, menteeName, mentorshipId, purchaseId } = event
  const mentor = mentorId !== null && mentorId !== about.mentorId && mentorName
  const mentee = menteeId !== null && menteeId !== about.menteeId && menteeName
  const mentorship = mentorshipId !== about.mentorshipId && hasPage('/admin/mentorships/:mentorshipId')
  const purchase = purchaseId !== about.purchaseId && hasPage('/admin/purchased-subscriptions/:purchaseId')
  const shown = [mentor, mentee, mentorshipId && mentorship, purchaseId && purchase].some(Boolean)
  if (!shown) return null
  return (
    <p className={line}>
      {mentor && (
        <span>
          {t('common:facts.mentor')}: <MentorLink id={mentorId} name={mentor} className={place} />
        </span>
      )}
      {mentee && (
        <span>
          {t('common:facts.mentee')}: <MenteeLink id={menteeId} name={mentee} className={place} />
        </span>
      )}
      {mentorshipId !== null && mentorship && (
        <MentorshipLink id={mentorshipId} className={place}>
          {t('common:facts.mentorship')}
        </MentorshipLink>
      )}
      {purchaseId !== null && purchase && (
        <PurchaseLink id={purchaseId} className={place}>
          {t('history.purchase')}
        </PurchaseLink>
      )}
    </p>
  )
}
