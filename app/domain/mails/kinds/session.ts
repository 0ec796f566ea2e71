import {
  cancelledSessionFile,
  SessionContent,
  sessionDates,
  sessionFacts,
  sessionFile,
  TimesContent,
  timesFacts,
  type SessionContent as Session,
} from '../session-facts'
import { family } from './family'
import { toMentee, toMentor, toSession } from './pages'

/** What a cancellation by the mentee counts as. */
const ifCancelled = ({ kind, cancelUntil, counts }: Session) => {
  if (kind === 'mentoring') return kind
  if (!cancelUntil) return 'shortNotice'
  return counts ? 'late' : kind
}
/** Only coaching has a deadline for cancelling free of charge. */
const when = ({ kind }: Session) =>
  kind === 'coaching'
    ? (['startsAt', 'minutes', 'place', 'cancelUntil', 'calendarFile'] as const)
    : (['startsAt', 'minutes', 'place', 'calendarFile'] as const)

/**
 * About a planned session: to the person who did not plan or cancel it, and to both on the day before.
 */
const ofSessions = family(
  { content: SessionContent, facts: sessionFacts, values: sessionDates },
  {
    session_planned_mentee: {
      opens: toSession,
      facts: (content) => ['mentor', 'kind', ...when(content)],
      ending: ifCancelled,
      attachment: sessionFile,
    },
    session_planned_mentor: {
      opens: toSession,
      facts: ['mentee', 'kind', 'startsAt', 'minutes', 'place', 'calendarFile', 'email', 'phone'],
      attachment: sessionFile,
    },
    session_moved_mentee: {
      opens: toSession,
      facts: (content) => ['mentor', 'kind', 'before', ...when(content)],
      ending: ifCancelled,
      attachment: sessionFile,
    },
    session_moved_mentor: {
      opens: toSession,
      facts: ['mentee', 'kind', 'before', 'startsAt', 'minutes', 'place', 'calendarFile', 'email', 'phone'],
      attachment: sessionFile,
    },
    session_cancelled_mentee: {
      opens: toMentee,
      facts: ['mentor', 'kind', 'startsAt', 'email', 'phone'],
      attachment: cancelledSessionFile,
    },
    session_cancelled_mentor: {
      opens: toMentor,
      facts: ['mentee', 'kind', 'startsAt', 'email', 'phone'],
      ending: ({ late }) => (late ? 'late' : 'free'),
      attachment: cancelledSessionFile,
    },
    session_tomorrow_mentee: {
      opens: toSession,
      facts: (content) => ['mentor', 'kind', ...when(content), 'sheets', 'email', 'phone'],
      ending: ifCancelled,
      attachment: sessionFile,
    },
    session_tomorrow_mentor: {
      opens: toSession,
      facts: ['mentee', 'kind', 'startsAt', 'minutes', 'place', 'calendarFile', 'sheets', 'email', 'phone'],
      attachment: sessionFile,
    },
  },
)

/** Times that are offered for one: to those who did not offer them. Nothing is agreed, so there is no file. */
const ofTimes = family(
  { content: TimesContent, facts: timesFacts },
  {
    times_proposed_mentee: {
      opens: toMentee,
      facts: ['mentor', 'kind', 'times', 'place'],
      ending: ({ kind }) => (kind === 'coaching' ? kind : undefined),
    },
    times_proposed_mentor: { opens: toMentor, facts: ['mentee', 'kind', 'times', 'place'] },
  },
)

export const sessionKinds = { ...ofSessions, ...ofTimes }
