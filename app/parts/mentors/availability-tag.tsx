import { useTranslation } from '~/i18n/use-translation'
import type { Availability } from '~/domain/mentors/availability'
import { StatusTag } from '~/ui/status-tag'
import type { Tone } from '~/ui/tone'

const tones: Record<Availability, Tone> = {
  mentoring: 'success',
  coaching: 'success',
  both: 'success',
  inCollaboration: 'warning',
  none: 'neutral',
}

/** What a mentor can be asked for at present. */
export function AvailabilityTag({ availability }: { availability: Availability }) {
  const { t } = useTranslation('common')
  return <StatusTag tone={tones[availability]} label={t(`status.availability.${availability}`)} />
}
