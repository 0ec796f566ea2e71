import { useTranslation } from '~/i18n/use-translation'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { FaceAndName } from '~/parts/mentors/face-and-name'
import { LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'

type ClosingPanelProps = { side: 'mentee' | 'mentor'; mentorship: Mentorship }

/** The door to the page of a completed mentorship, until its questions are answered. */
export function ClosingPanel({ side, mentorship }: ClosingPanelProps) {
  const { t } = useTranslation('common')
  const { id, otherName, mentorPhotoId } = mentorship
  return (
    <Card title={t('closing.title')} tone="primary">
      <div className="grid max-w-read gap-3">
        <p>
          <FaceAndName name={otherName} photoId={side === 'mentee' ? mentorPhotoId : null} />
        </p>
        <p>{t(`closing.ask.${side}`)}</p>
        <p>
          <LinkButton to={`/${side}/mentorships/${id}/thanks`} icon="arrowRight">
            {t(`closing.action.${side}`)}
          </LinkButton>
        </p>
      </div>
    </Card>
  )
}
