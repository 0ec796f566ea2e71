import { SeminarContent } from '../contents'
import { cancelledSeminarFile, seminarDates, seminarFacts, seminarFile } from '../seminar-facts'
import { family } from './family'

const opens = '/mentor/seminars'
const text = ({ message }: SeminarContent) => message

/** About a seminar: its news to all mentors, the rest to those who have signed up. */
export const seminarKinds = family(
  { content: SeminarContent, facts: seminarFacts, values: seminarDates },
  {
    new_seminar: {
      opens,
      facts: ['seminar', 'startsAt', 'minutes', 'place', 'calendarFile'],
      quote: { label: 'seminar', text },
    },
    seminar_tomorrow: {
      opens,
      facts: ['seminar', 'startsAt', 'minutes', 'place', 'calendarFile'],
      attachment: seminarFile,
    },
    seminar_changed: {
      opens,
      facts: ['seminar', 'before', 'startsAt', 'minutes', 'place', 'calendarFile'],
      attachment: seminarFile,
    },
    seminar_cancelled: {
      opens,
      facts: ['seminar', 'startsAt'],
      quote: { label: 'teamMessage', text },
      attachment: cancelledSeminarFile,
    },
  },
)
