import type { CloseReason, RequestStatus } from './mentorship-requests.server'

export type Outcome = 'approved' | CloseReason

type Answerable = { status: RequestStatus; closeReason: CloseReason | null; answerDueAt: Date }

/** What became of a request, or null while it waits for an answer. Past its deadline it has lapsed, told or not. */
export function outcomeOf({ status, closeReason, answerDueAt }: Answerable, now: Date): Outcome | null {
  if (status === 'approved') return 'approved'
  return closeReason ?? (answerDueAt <= now ? 'expired' : null)
}
