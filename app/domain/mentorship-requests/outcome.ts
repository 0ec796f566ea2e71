import type { CloseReason, RequestStatus } from './mentorship-requests.server'

export type Outcome = 'approved' | CloseReason

type Answerable = { status: RequestStatus; closeReason: CloseReason | null; answerDueAt: Date }

/**
 * The outcome of a request, or null while it waits for an answer. After its deadline it counts as expired,
 * even before the job has closed it.
 */
export function outcomeOf({ status, closeReason, answerDueAt }: Answerable, now: Date): Outcome | null {
  if (status === 'approved') return 'approved'
  return closeReason ?? (answerDueAt <= now ? 'expired' : null)
}
