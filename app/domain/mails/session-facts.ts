import { z } from 'zod'
import { formatDateTime } from '~/i18n/format'
import { MentorshipContent } from './contents'
import { mentorshipFacts, type FactOf, type Speaker } from './facts'

/** A mentorship with a session that is planned in it; until when a coachee cancels freely, and whether she was late. */
export const SessionContent = MentorshipContent.extend({
  startsAt: z.string(),
  minutes: z.number().int().nullish(),
  cancelUntil: z.string().nullish(),
  late: z.boolean(),
})
export type SessionContent = z.infer<typeof SessionContent>

export const sessionFacts = {
  ...mentorshipFacts,
  startsAt: ({ startsAt }, { language }) => formatDateTime(language, startsAt),
  minutes: ({ minutes }) => (minutes ? String(minutes) : null),
  cancelUntil: ({ cancelUntil }, { language }) => cancelUntil && formatDateTime(language, cancelUntil),
} satisfies Record<string, FactOf<SessionContent>>

/** When a session is, and until when it is cancelled freely. */
export function sessionDates({ startsAt, cancelUntil }: SessionContent, { language }: Speaker) {
  return {
    startsAt: formatDateTime(language, startsAt),
    cancelUntil: cancelUntil ? formatDateTime(language, cancelUntil) : '',
  }
}
