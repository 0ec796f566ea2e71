import type { ListSource } from '~/lists/list'

/** Mentorships that have ended, for the JSON API: the newest first. */
export const endedSource = {
  view: 'admin_mentorships',
  path: '/admin/mentorships',
  words: 'mentorships',
  scopes: ['ended'],
  sorts: { started: {} },
  order: { ended: '-started' },
  filters: { mentor_id: { column: 'mentor_id', like: /^[1-9]\d{0,8}$/, integer: true } },
} as const satisfies ListSource
