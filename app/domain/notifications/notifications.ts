import type { Role } from '~/viewer/role'

/** The optional mails of each role. Texts: account:notifications.<name>. */
export const notifications = {
  mentee: ['confirmations', 'package_reminders', 'session_reminders', 'mentorship_reminders', 'mentor_free'],
  mentor: ['session_reminders', 'mentorship_reminders', 'testimonials', 'offers', 'seminars', 'declines'],
  admin: ['digest', 'declines'],
} as const satisfies Record<Role, string[]>

export type Notification = (typeof notifications)[Role][number]

/** Those that are sent only to who asked for them, as rules.needs_consent in SQL says. */
export const needConsent = new Set<Notification>(['offers', 'seminars'])
