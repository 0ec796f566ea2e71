import { useTranslation } from '~/i18n/use-translation'
import type { MentorshipRecord } from '~/domain/mentorships/mentorship-records.server'
import { MenteeLink, MentorLink } from '~/parts/people/person-link'
import { ContactLines } from '~/parts/records/contact-lines'
import { Avatar } from '~/ui/avatar'
import { Card, CardGrid } from '~/ui/card'

/** The mentee and the mentor, each with a link to the record and the contact data. */
export function Pair({ mentorship }: { mentorship: MentorshipRecord }) {
  const { t } = useTranslation('common')
  const { menteeId, menteeName, mentorId, mentorName, mentorPhotoId } = mentorship
  const photo = mentorPhotoId ? `/photos/${mentorPhotoId}/small` : undefined
  return (
    <CardGrid columns={2}>
      <Card>
        <div className="flex gap-4">
          <Avatar name={menteeName} />
          <div className="min-w-0">
            <p className="text-sm text-muted">{t('facts.mentee')}</p>
            <h2 className="text-lg">
              <MenteeLink id={menteeId} name={menteeName} />
            </h2>
            <ContactLines email={mentorship.menteeEmail} phone={mentorship.menteePhone} />
          </div>
        </div>
      </Card>
      <Card>
        <div className="flex gap-4">
          <Avatar name={mentorName} src={photo} />
          <div className="min-w-0">
            <p className="text-sm text-muted">{t('facts.mentor')}</p>
            <h2 className="text-lg">
              <MentorLink id={mentorId} name={mentorName} />
            </h2>
            <ContactLines email={mentorship.mentorEmail} phone={mentorship.mentorPhone} />
          </div>
        </div>
      </Card>
    </CardGrid>
  )
}
