import { Trans, useTranslation } from 'react-i18next'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { Link } from '~/http/page'
import { formatLongDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { FaceAndName } from '~/parts/mentors/face-and-name'
import { LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'

export type ClosingPanelProps = { side: 'mentee' | 'mentor'; mentorship: Mentorship; answered: boolean }

/** The summary of a completed mentorship: what the pair did, how to say thanks, what remains available. */
export function ClosingPanel({ side, mentorship, answered }: ClosingPanelProps) {
  const { t } = useTranslation('common')
  const language = useLanguage()
  const { id, otherName, completedSessions, startedAt, endedAt, mentorId, mentorPhotoId } = mentorship
  const values = {
    count: completedSessions,
    from: formatLongDate(language, startedAt),
    to: endedAt ? formatLongDate(language, endedAt) : '',
  }
  return (
    <Card title={t('closing.title')} tone="primary">
      <div className="grid max-w-read gap-3">
        <p>
          <FaceAndName name={otherName} photoId={side === 'mentee' ? mentorPhotoId : null} />
        </p>
        <p className="text-lg">{t('closing.did', values)}</p>
        <p>{t(answered ? 'closing.answered' : `closing.ask.${side}`)}</p>
        {!answered && (
          <p>
            <LinkButton to={`/${side}/mentorships/${id}/feedback`} icon="arrowRight">
              {t(`closing.action.${side}`)}
            </LinkButton>
          </p>
        )}
        <p>
          <Link to={`/${side}/mentorships/${id}/thanks`}>{t('closing.thanks')}</Link>
        </p>
        <p className="text-sm text-muted">
          <Trans
            t={t}
            i18nKey={`closing.stays.${side}`}
            components={{ profile: <Profile id={mentorId} name={otherName} /> }}
          />
        </p>
      </div>
    </Card>
  )
}

/** The link in the sentence. The name is passed as a prop, so it is never parsed as markup. */
function Profile({ id, name }: { id: number; name: string }) {
  return <Link to={`/mentors/${id}`}>{name}</Link>
}
