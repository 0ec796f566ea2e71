import { useTranslation } from '~/i18n/use-translation'
import type { MentorshipStatus } from '~/domain/mentorships/mentorships.server'
import { StatusTag } from '~/ui/status-tag'
import type { Tone } from '~/ui/tone'

const tones: Record<MentorshipStatus, Tone> = {
  running: 'active',
  paused: 'warning',
  completed: 'success',
  stopped: 'neutral',
}

/** The status of a mentorship. */
export function MentorshipTag({ status }: { status: MentorshipStatus }) {
  const { t } = useTranslation('common')
  return <StatusTag tone={tones[status]} label={t(`status.mentorship.${status}`)} />
}
