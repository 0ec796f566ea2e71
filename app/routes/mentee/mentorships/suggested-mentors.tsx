import { useTranslation } from '~/i18n/use-translation'
import { MentorLine } from '~/parts/mentors/mentor-line'
import { LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'
import { RecordSection } from '~/ui/record-page'

const profile = '/mentee/my-account?tab=profile'

export type Suggested = {
  mentorId: number
  name: string
  title: string
  photoId: number | null
  reasons: string[]
  topics: string[]
}

/** Mentors who suit what the mentee told, with the reasons, and the way to tell or change it. */
export function SuggestedMentors({ told, mentors: all }: { told: boolean; mentors: Suggested[] }) {
  const { t } = useTranslation('messages')
  const mentors = told ? all.filter(({ reasons }) => reasons.length > 0) : []
  const lead = told ? (mentors.length > 0 ? 'text' : 'none') : 'tell'
  return (
    <RecordSection title={t('suggested.title')} id="suggested">
      <Card>
        <p className="mb-4 max-w-read text-muted">{t(`suggested.${lead}`)}</p>
        {mentors.length > 0 && (
          <div className="mb-4">
            <SuggestedList mentors={mentors} />
          </div>
        )}
        <LinkButton to={profile} variant="secondary">
          {t(told ? 'suggested.change' : 'suggested.tellAction')}
        </LinkButton>
      </Card>
    </RecordSection>
  )
}

/** The mentors, each with the reasons. */
export function SuggestedList({ mentors }: { mentors: Suggested[] }) {
  const { t } = useTranslation('messages')
  return (
    <ol className="divide-y divide-line border-y border-line">
      {mentors.map(({ mentorId, name, title, photoId, reasons, topics }) => (
        <li key={mentorId} className="py-3">
          <MentorLine {...{ id: mentorId, name, title, photoId }}>
            <ul className="mt-1 flex flex-wrap gap-x-4 text-sm">
              {reasons.map((reason) => (
                <li key={reason}>{t(`reasons.${reason}`, { topics: topics.join(', ') })}</li>
              ))}
            </ul>
          </MentorLine>
        </li>
      ))}
    </ol>
  )
}
