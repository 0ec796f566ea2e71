import { useTranslation } from '~/i18n/use-translation'
import type { AwardState } from '~/domain/scholarships/awards.server'
import type { Scholarship } from '~/domain/scholarships/scholarships.server'
import { StatusTag } from '~/ui/status-tag'
import type { Tone } from '~/ui/tone'

const scholarshipTones: Record<Scholarship['state'], Tone> = {
  waiting: 'warning',
  open: 'success',
  given: 'active',
  over: 'neutral',
  declined: 'neutral',
}

const awardTones: Record<AwardState, Tone> = {
  not_ordered: 'warning',
  awaiting_payment: 'warning',
  paid: 'success',
  used: 'active',
  refunded: 'info',
  withdrawn: 'neutral',
}

/** Whether a scholarship can be awarded, or why not. */
export function ScholarshipStateTag({ state }: Pick<Scholarship, 'state'>) {
  const { t } = useTranslation('admin')
  return <StatusTag tone={scholarshipTones[state]} label={t(`scholarships.states.${state}`)} />
}

/** Whether the mentee has used the award. */
export function AwardStateTag({ state }: { state: AwardState }) {
  const { t } = useTranslation('admin')
  return <StatusTag tone={awardTones[state]} label={t(`scholarships.awardStates.${state}`)} />
}
