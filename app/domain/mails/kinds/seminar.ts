import { isLink } from '~/domain/fields'
import { formatAppointment } from '~/i18n/format'
import { calendarAttachment } from '../calendar-attachment'
import { SeminarContent } from '../contents'
import type { FactOf, Speaker } from '../facts'
import { link } from '../links'
import { family } from './family'

const opens = '/mentor/seminars'
const text = ({ message }: SeminarContent) => message

const seminarFacts = {
  seminar: ({ title }) => title,
  startsAt: ({ startsAt }, { language }) => formatAppointment(language, startsAt),
  before: ({ before }, { language }) => before && formatAppointment(language, before),
  minutes: ({ minutes }, { t }) => t('words.minutes', { minutes }),
  calendarFile: ({ seminarId }, { origin }) =>
    seminarId ? link(`${origin}/mentor/seminars/${seminarId}/calendar`) : null,
  place: ({ place }) => (place && isLink(place) ? { value: place, href: place } : place),
} satisfies Record<string, FactOf<SeminarContent>>

/** The date for subjects about a seminar. */
function seminarDates({ startsAt }: SeminarContent, { language }: Speaker) {
  return { startsAt: formatAppointment(language, startsAt) }
}

/** The seminar for the recipient's calendar. */
function seminarFile(content: SeminarContent, speaker: Speaker, cancelled?: boolean) {
  const { seminarId: id, title, startsAt, minutes, place, changedAt } = content
  if (!id) return undefined
  const page = '/mentor/seminars'
  const seminar = { of: 'seminar' as const, id, title, startsAt, minutes, place, changedAt, page, cancelled }
  return calendarAttachment(`seminar-${id}`, [seminar], speaker)
}

/** Takes the seminar out of it. */
const cancelledSeminarFile = (content: SeminarContent, speaker: Speaker) =>
  seminarFile(content, speaker, true)

/** About a seminar, to the mentors who asked for such mails. */
export const seminarKinds = family(
  { content: SeminarContent, facts: seminarFacts, values: seminarDates },
  {
    new_seminar: {
      opens,
      facts: ['seminar', 'startsAt', 'minutes', 'place', 'calendarFile'],
      quote: { label: 'seminar', text },
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
