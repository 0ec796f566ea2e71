import { MentorshipContent, PausedContent } from '../contents'
import { mentorshipFacts, pausedFacts, pauseDates } from '../facts'
import { family } from './family'
import { toCheckIn, toLater, toMentee, toMentor } from './pages'

type Detail = 'email' | 'phone' | 'plannedEnd' | 'askTeam'

const toBoth = (...details: Detail[]) => ({
  mentee: { opens: toMentee, facts: ['mentor' as const, 'kind' as const, ...details] },
  mentor: { opens: toMentor, facts: ['mentee' as const, 'kind' as const, ...details] },
})
const noSession = toBoth('email', 'phone')
const quiet = toBoth('email', 'phone', 'askTeam')
const plannedEnd = toBoth('plannedEnd', 'askTeam')
const paused = toBoth('askTeam')
const plain = toBoth()

/** Reminders to mentee and mentor, sent by jobs. */
export const pairKinds = {
  ...family(
    { content: MentorshipContent, facts: mentorshipFacts },
    {
      pair_no_session_first_mentee: noSession.mentee,
      pair_no_session_first_mentor: noSession.mentor,
      pair_no_session_second_mentee: quiet.mentee,
      pair_no_session_second_mentor: quiet.mentor,
      pair_quiet_long_mentee: quiet.mentee,
      pair_quiet_long_mentor: quiet.mentor,
      pair_check_in_due_mentee: { ...plain.mentee, opens: toCheckIn },
      pair_check_in_due_mentor: { ...plain.mentor, opens: toCheckIn },
      pair_later_mentee: { ...plain.mentee, opens: toLater },
      pair_planned_end_before_mentee: plannedEnd.mentee,
      pair_planned_end_before_mentor: plannedEnd.mentor,
      pair_planned_end_reached_mentee: plannedEnd.mentee,
      pair_planned_end_reached_mentor: plannedEnd.mentor,
    },
  ),
  ...family(
    { content: PausedContent, facts: pausedFacts, values: pauseDates },
    {
      pair_pause_until_mentee: paused.mentee,
      pair_pause_until_mentor: paused.mentor,
      pair_pause_first_mentee: paused.mentee,
      pair_pause_first_mentor: paused.mentor,
      pair_pause_second_mentee: paused.mentee,
      pair_pause_second_mentor: paused.mentor,
      pair_pause_last_mentee: paused.mentee,
      pair_pause_last_mentor: paused.mentor,
    },
  ),
}
