import type { Row } from '~/db/generated/rows'

/** An event as the database returns it: a person, a purchase or a mentorship have the same kinds. */
export type EventLine = Row<'person_timeline'>

type KeyOf = Pick<EventLine, 'subject' | 'event' | 'state' | 'reason' | 'detail'>

/** The key of an event's sentence in people:events. */
export function eventKey({ subject, event, state, reason, detail }: KeyOf) {
  if (event === 'away' && !detail?.until) return `${subject}.back`
  if (subject === 'consents' || subject === 'reports') return `${subject}.${event}`
  if (event === 'status' && subject === 'mentorship_requests' && state === 'rejected')
    return `${subject}.${reason ?? state}`
  if (event === 'status' && subject === 'parts' && state === 'completed')
    return `${subject}.${reason ?? state}`
  if (event === 'status' || subject === 'sessions' || subject === 'mails' || subject === 'pair_wishes')
    return `${subject}.${state ?? event}`
  return `${subject}.${event}`
}
