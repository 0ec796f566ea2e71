import { useTranslation } from '~/i18n/use-translation'
import { isFree, type Availability } from '~/domain/mentors/availability'
import { StatusTag } from '~/ui/status-tag'
import type { Tone } from '~/ui/tone'

const tones: Record<Availability, Tone> = {
  mentoring: 'success',
  coaching: 'success',
  both: 'success',
  inCollaboration: 'warning',
  none: 'neutral',
}

type AvailabilityTagProps = {
  availability: Availability
  /** For a minor alone: whether this mentor may accept her. */
  acceptsMinor?: boolean | undefined
}

/** What a mentor can be asked for at present. */
export function AvailabilityTag({ availability, acceptsMinor }: AvailabilityTagProps) {
  const { t } = useTranslation('common')
  if (acceptsMinor === false) return <StatusTag tone="neutral" label={t('status.availability.notYou')} />
  if (acceptsMinor && isFree(availability))
    return <StatusTag tone="success" label={t('status.availability.acceptsYou')} />
  return <StatusTag tone={tones[availability]} label={t(`status.availability.${availability}`)} />
}
