import { GuardianTold, MentorshipContent, PausedContent } from '../contents'
import { calendarAttachment } from '../calendar-attachment'
import {
  guardianToldFacts,
  mentorshipDates,
  mentorshipFacts,
  otherName,
  pausedFacts,
  pauseDates,
  type Speaker,
} from '../facts'
import { family } from './family'
import { toFeedback, toMentee, toMentor, toOwnMentorships } from './pages'

const byOutcome = ({ outcome }: MentorshipContent) => outcome ?? 'close'
const byWithdrawal = ({ outcome }: MentorshipContent) => (outcome === 'withdrawn' ? outcome : undefined)
const byKind = (content: MentorshipContent) => content.kind

/** Takes the sessions that were cancelled out of the recipient's calendar. */
function cancelledFile(content: MentorshipContent, speaker: Speaker) {
  const { mentorshipId, kind, cancelledSessions = [] } = content
  if (cancelledSessions.length === 0) return undefined
  const title = speaker.t(`words.calendar.${kind}`, { name: otherName(content, speaker) })
  const page = toOwnMentorships(content)
  const sessions = cancelledSessions.map(({ sessionId: id, ...session }) => ({
    ...session,
    of: 'session' as const,
    id,
    title,
    page,
    cancelled: true,
  }))
  return calendarAttachment(`sessions-${mentorshipId}`, sessions, speaker)
}

/** To mentee and mentor, about a change in their mentorship; to the guardian of a minor, that it starts and ends. */
export const mentorshipKinds = {
  ...family(
    { content: MentorshipContent, facts: mentorshipFacts, values: mentorshipDates },
    {
      mentorship_started_mentee: {
        opens: toMentee,
        facts: [
          'mentor',
          'kind',
          'email',
          'phone',
          'contact',
          'minimumSessions',
          'plannedEnd',
          'guide',
          'firstSession',
        ],
        ending: byKind,
      },
      mentorship_started_mentor: {
        opens: toMentor,
        facts: [
          'mentee',
          'kind',
          'email',
          'phone',
          'contact',
          'minimumSessions',
          'plannedEnd',
          'guide',
          'firstSession',
        ],
        ending: byKind,
      },
      mentorship_notice_mentee: { opens: toMentee, facts: ['mentor', 'kind', 'lastDay'], ending: byOutcome },
      mentorship_notice_mentor: { opens: toMentor, facts: ['mentee', 'kind', 'lastDay'] },
      mentorship_stopped_mentee: {
        opens: toMentee,
        facts: (content) =>
          content.outcome === 'replace'
            ? ['mentor', 'kind', 'cancelledSessions', 'feedback', 'help']
            : ['mentor', 'kind', 'cancelledSessions', 'feedback'],
        ending: byOutcome,
        attachment: cancelledFile,
      },
      mentorship_stopped_mentor: {
        opens: toMentor,
        facts: ['mentee', 'kind', 'cancelledSessions', 'feedback'],
        ending: byWithdrawal,
        attachment: cancelledFile,
      },
      // Ended for safety: it asks for nothing and thanks nobody.
      mentorship_ended_mentee: {
        opens: toMentee,
        facts: ['mentor', 'kind', 'cancelledSessions'],
        attachment: cancelledFile,
      },
      mentorship_ended_mentor: {
        opens: toMentor,
        facts: ['mentee', 'kind', 'cancelledSessions'],
        attachment: cancelledFile,
      },
      mentorship_completed_mentee: {
        opens: toFeedback,
        facts: ['mentor', 'kind', 'cancelledSessions'],
        ending: byKind,
        attachment: cancelledFile,
      },
      mentorship_completed_mentor: {
        opens: toFeedback,
        facts: ['mentee', 'kind', 'cancelledSessions'],
        attachment: cancelledFile,
      },
      mentorship_resumed_mentee: {
        opens: toMentee,
        facts: ['mentor', 'kind', 'email', 'phone', 'contact', 'plannedEnd'],
      },
      mentorship_resumed_mentor: {
        opens: toMentor,
        facts: ['mentee', 'kind', 'email', 'phone', 'contact', 'plannedEnd'],
      },
    },
  ),
  ...family(
    { content: PausedContent, facts: pausedFacts, values: pauseDates },
    {
      mentorship_paused_mentee: {
        opens: toMentee,
        facts: ['mentor', 'kind', 'pauseUntil', 'resumeBy', 'cancelledSessions'],
        attachment: cancelledFile,
      },
      mentorship_paused_mentor: {
        opens: toMentor,
        facts: ['mentee', 'kind', 'pauseUntil', 'resumeBy', 'cancelledSessions'],
        attachment: cancelledFile,
      },
    },
  ),
  ...family(
    { content: GuardianTold, facts: guardianToldFacts },
    {
      guardian_started: {
        opens: '/privacy-policy',
        facts: ['forWhom', 'mentor', 'package', 'plannedEnd', 'safetyPerson', 'phone', 'email'],
      },
      guardian_ended: {
        opens: '/privacy-policy',
        facts: ['forWhom', 'mentor', 'package', 'safetyPerson', 'phone', 'email'],
      },
    },
  ),
}
