import { z } from 'zod'
import { OptionalText } from '~/domain/fields'
import type { AdminMentorship, Mentorship } from '~/domain/mentorships/mentorships.server'
import type { Language } from '~/i18n/locale'
import { nameIn } from '~/i18n/names'
import { kind, time } from './values'

/** A mentorship as one of its pair sees it. Contact data only while it runs. */
export const PairMentorship = z.object({
  id: z.int(),
  kind,
  status: z.enum(['running', 'paused', 'stopped', 'completed']),
  packageName: z.string(),
  startedAt: z.date(),
  plannedEndOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  endedAt: time,
  completedSessions: z.int(),
  minimumSessions: z.int(),
  lastSessionOn: z.iso.date().nullable(),
  mentorId: z.int(),
  other: z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
})

/** A mentorship as a call sends it. */
export const shownMentorship = (mentorship: Mentorship, language: Language) => ({
  ...mentorship,
  packageName: nameIn(language, mentorship.packageNames),
  other: { name: mentorship.otherName, email: mentorship.otherEmail, phone: mentorship.otherPhone },
})

/** The session that a call adds: today's without a date. */
export const HeldSession = z.strictObject({
  date: z.iso.date('date_invalid').optional(),
  minutes: z
    .number({ error: 'minutes_out_of_range' })
    .int('minutes_out_of_range')
    .max(32_767, 'minutes_out_of_range')
    .optional(),
  note: OptionalText,
  sameDay: z.boolean().optional(),
})

export const CountedSessions = z.object({ completedSessions: z.int() })

/** A mentorship as the team sees it. */
export const TeamMentorship = PairMentorship.omit({ other: true }).extend({
  mentorName: z.string(),
  menteeId: z.int(),
  menteeName: z.string(),
  endReason: z.string().nullable(),
  resumeBy: time,
  pauseUntil: z.iso.date().nullable(),
})

/** A mentorship as a call sends it to the team. */
export const shownTeamMentorship = (mentorship: AdminMentorship, language: Language) => ({
  ...mentorship,
  packageName: nameIn(language, mentorship.packageNames),
})
