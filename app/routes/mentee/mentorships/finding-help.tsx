import { useTranslation } from '~/i18n/use-translation'
import type { Favourite } from '~/domain/mentors/favourites.server'
import type { WaitingMentor } from '~/domain/mentors/waiting-mentors.server'
import type { OwnSuggestionRequest } from '~/domain/suggestions/suggestions.server'
import { formatDate } from '~/i18n/format'
import { MentorLine } from '~/parts/mentors/mentor-line'
import { WhenFreeForm } from '~/parts/mentors/when-free-form'
import { HelpAsked } from '~/parts/suggestions/help-asked'
import { LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'
import { RecordSection } from '~/ui/record-page'

type FindingHelpProps = {
  help?: OwnSuggestionRequest
  waitingFor: WaitingMentor[]
  favourites: Favourite[]
  /** True if the mentee has neither a mentor nor a request that waits. */
  asks: boolean
}

/** The team's help to find a mentor, and the mentors the mentee waits for or keeps as favourites. */
export function FindingHelp({ help, waitingFor, favourites, asks }: FindingHelpProps) {
  const { t } = useTranslation('messages')
  return (
    <>
      {(help || asks) && (
        <RecordSection title={t('help.title')} id="help">
          {help ? (
            <HelpAsked request={help} />
          ) : (
            <Card>
              <p className="mb-4 max-w-read">{t('help.offer')}</p>
              <LinkButton to="/mentee/find-my-mentor" variant="secondary">
                {t('common:facts.help')}
              </LinkButton>
            </Card>
          )}
        </RecordSection>
      )}
      {waitingFor.length > 0 && (
        <RecordSection title={t('waiting.title')} id="waiting">
          <Card>
            <p className="mb-4 max-w-read text-muted">{t('waiting.text')}</p>
            <ul className="divide-y divide-line border-y border-line">
              {waitingFor.map((mentor) => (
                <WaitingLine key={mentor.mentorId} mentor={mentor} />
              ))}
            </ul>
          </Card>
        </RecordSection>
      )}
      {favourites.length > 0 && (
        <RecordSection title={t('favourites.title')} id="favourites">
          <Card>
            <p className="mb-4 max-w-read text-muted">{t('favourites.text')}</p>
            <ul className="divide-y divide-line border-y border-line">
              {favourites.map((mentor) => (
                <FavouriteLine key={mentor.mentorId} mentor={mentor} />
              ))}
            </ul>
          </Card>
        </RecordSection>
      )}
    </>
  )
}

function FavouriteLine({ mentor: { mentorId, mentorName, title, photoId } }: { mentor: Favourite }) {
  const { t } = useTranslation('messages')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <MentorLine {...{ id: mentorId, name: mentorName, title, photoId }} />
      <WhenFreeForm
        {...{ mentorId, label: t('common:form.remove'), about: mentorName }}
        act="favourite"
        wanted={false}
        from="home"
        variant="quiet"
      />
    </li>
  )
}

function WaitingLine({
  mentor: { mentorId, mentorName, title, photoId, askedAt },
}: {
  mentor: WaitingMentor
}) {
  const { t, language } = useTranslation('messages')
  const date = formatDate(language, askedAt)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <MentorLine {...{ id: mentorId, name: mentorName, title, photoId }}>
        <span className="block text-sm text-muted">{t('waiting.since', { date })}</span>
      </MentorLine>
      <WhenFreeForm
        {...{ mentorId, label: t('waiting.cancel'), about: mentorName }}
        wanted={false}
        from="home"
        variant="quiet"
      />
    </li>
  )
}
