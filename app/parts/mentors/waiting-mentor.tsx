import { useTranslation } from '~/i18n/use-translation'
import type { MentorOnTheWay } from '~/domain/mentors/mentor-on-the-way.server'
import { Card } from '~/ui/card'
import { MentorLine } from './mentor-line'

/** Shows a visitor who signs in or registers to whom the first message will go. */
export function WaitingMentor({ mentor }: { mentor: MentorOnTheWay | undefined }) {
  const { t } = useTranslation('public')
  if (!mentor) return null
  return (
    <Card tone="saffron" title={t('waitingMentor.title', { name: mentor.name })}>
      <MentorLine {...mentor} />
      <p className="mt-2">{t('waitingMentor.text')}</p>
    </Card>
  )
}
