import { useTranslation } from '~/i18n/use-translation'
import type { MentorshipRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { StatusTag } from '~/ui/status-tag'
import type { Tone } from '~/ui/tone'

type State = 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'closed'

const tones: Record<State, Tone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  closed: 'neutral',
}

/** The status of a request: pending, answered, withdrawn by the mentee, or closed by another event. */
export function RequestStatusTag({
  request,
}: {
  request: Pick<MentorshipRequest, 'status' | 'closeReason'>
}) {
  const { t } = useTranslation()
  const state = stateOf(request)
  return <StatusTag tone={tones[state]} label={t(`common:status.request.${state}`)} />
}

function stateOf({ status, closeReason }: Pick<MentorshipRequest, 'status' | 'closeReason'>): State {
  if (status !== 'rejected') return status
  if (closeReason === 'withdrawn') return 'withdrawn'
  return closeReason === 'mentor_rejected' || closeReason === 'admin_rejected' ? 'rejected' : 'closed'
}
