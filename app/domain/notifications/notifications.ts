import type { Role } from '~/viewer/role'

/** What the mails a woman may do without are about, by the role that gets them. Words: account:notifications.<name>. */
export const notifications = {
  mentee: ['confirmations', 'package_reminders', 'mentorship_reminders', 'mentor_free'],
  mentor: ['mentorship_reminders', 'testimonials'],
  admin: ['digest'],
} as const satisfies Record<Role, string[]>

export type Notification = (typeof notifications)[Role][number]
