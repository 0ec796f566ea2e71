import { z } from 'zod'

const all = [
  'confirmations',
  'package_reminders',
  'mentorship_reminders',
  'mentor_free',
  'testimonials',
  'digest',
] as const

/** The mails she wants, of those her role may do without. */
export const ChooseNotifications = z.object({
  intent: z.literal('notifications'),
  wanted: z.array(z.enum(all)).max(all.length).default([]),
})
export type ChooseNotifications = z.infer<typeof ChooseNotifications>

/** Stops mails like the one whose link this is, or brings them back. A mail program's own button only stops them. */
export const Unsubscribe = z.object({
  wanted: z.enum(['yes', 'no']).default('no'),
  'List-Unsubscribe': z.literal('One-Click').optional(),
})
