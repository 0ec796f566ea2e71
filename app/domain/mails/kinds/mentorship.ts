import { MentorshipContent, PausedContent } from '../contents'
import { mentorshipDates, mentorshipFacts, pausedFacts, pauseDates } from '../facts'
import { family } from './family'
import { toFeedback, toMentee, toMentor } from './pages'

const byOutcome = ({ outcome }: MentorshipContent) => outcome ?? 'close'
const byWithdrawal = ({ outcome }: MentorshipContent) => (outcome === 'withdrawn' ? outcome : undefined)
const byKind = (content: MentorshipContent) => content.kind

/** To mentee and mentor, about a change in their mentorship. */
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
          'minimumSessions',
          'plannedEnd',
          'guide',
          'firstSession',
          'calendarAddress',
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
          'minimumSessions',
          'plannedEnd',
          'guide',
          'firstSession',
          'calendarAddress',
        ],
        ending: byKind,
      },
      mentorship_notice_mentee: { opens: toMentee, facts: ['mentor', 'kind', 'lastDay'], ending: byOutcome },
      mentorship_notice_mentor: { opens: toMentor, facts: ['mentee', 'kind', 'lastDay'] },
      mentorship_stopped_mentee: {
        opens: toMentee,
        facts: (content) =>
          content.outcome === 'replace'
            ? ['mentor', 'kind', 'feedback', 'help']
            : ['mentor', 'kind', 'feedback'],
        ending: byOutcome,
      },
      mentorship_stopped_mentor: {
        opens: toMentor,
        facts: ['mentee', 'kind', 'feedback'],
        ending: byWithdrawal,
      },
      mentorship_completed_mentee: { opens: toFeedback, facts: ['mentor', 'kind', 'thanks'], ending: byKind },
      mentorship_completed_mentor: { opens: toFeedback, facts: ['mentee', 'kind', 'thanks'] },
      mentorship_resumed_mentee: {
        opens: toMentee,
        facts: ['mentor', 'kind', 'email', 'phone', 'plannedEnd'],
      },
      mentorship_resumed_mentor: {
        opens: toMentor,
        facts: ['mentee', 'kind', 'email', 'phone', 'plannedEnd'],
      },
    },
  ),
  ...family(
    { content: PausedContent, facts: pausedFacts, values: pauseDates },
    {
      mentorship_paused_mentee: { opens: toMentee, facts: ['mentor', 'kind', 'resumeBy'] },
      mentorship_paused_mentor: { opens: toMentor, facts: ['mentee', 'kind', 'resumeBy'] },
    },
  ),
}
