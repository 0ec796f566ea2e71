import type { ListedRow } from '~/db/listed-row'

type Told = Pick<HistoryEntry, 'subject' | 'event' | 'fromState' | 'state' | 'reason' | 'detail'>

// Why a request or a part was closed says more than that it was.
const toldByReason = ['mentorship_requests rejected', 'parts completed']

// Where a change came from says more than where it led.
const toldByOrigin: Record<string, string> = {
  'mentors new active': 'approved',
  'mentors awaiting_response active': 'approved',
  'mentors awaiting_response new': 'sent_again',
  'mentors rejected new': 'sent_again',
  'mentorships paused running': 'resumed',
  'parts pending paid': 'given_back',
  'parts running paid': 'given_back',
}

/** The key of an entry's sentence in people:events. */
export function eventWords({ subject, event, fromState, state, reason, detail }: Told) {
  if (event === 'away' && !detail?.until && !reason) return `${subject}.back`
  if (event !== 'status') return `${subject}.${event}`
  const told = toldByReason.includes(`${subject} ${state}`) ? (reason ?? state) : state
  return `${subject}.${toldByOrigin[`${subject} ${fromState} ${state}`] ?? told}`
}

/** An entry of the history in the team's list. */
export type HistoryEntry = ListedRow<'admin_history'>
