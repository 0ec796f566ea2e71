import { formatDateTime } from '~/i18n/format'
import type { SessionContent } from './contents'
import { mentorshipFacts, type FactOf, type Speaker } from './facts'

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
