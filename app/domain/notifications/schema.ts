import { z } from 'zod'

const all = [
  'confirmations',
  'package_reminders',
  'session_reminders',
  'mentorship_reminders',
  'mentor_free',
  'testimonials',
  'offers',
  'seminars',
  'declines',
  'digest',
] as const

/** The optional mails that the user wants. */
export const ChooseNotifications = z.object({
  intent: z.literal('notifications'),
  wanted: z.array(z.enum(all)).max(all.length).default([]),
})
export type ChooseNotifications = z.infer<typeof ChooseNotifications>

/** Switches the mails of a link on or off. The mail program's own button only switches them off. */
export const Unsubscribe = z.object({
  wanted: z.enum(['yes', 'no']).default('no'),
  'List-Unsubscribe': z.literal('One-Click').optional(),
})
