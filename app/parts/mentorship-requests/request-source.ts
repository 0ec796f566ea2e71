import type { ListSource } from '~/lists/list'

const id = /^[1-9]\d{0,8}$/

/** All requests, whatever their status, for the JSON API: the newest first. The statuses are those of the specification. */
export const requestSource = {
  view: 'admin_mentorship_requests',
  path: '/admin/pending-mentorship-requests',
  words: 'requests',
  scopes: ['all'],
  sorts: { asked: { requested_at: 'timestamptz' }, due: { answer_due_at: 'timestamptz' } },
  order: { all: '-asked' },
  filters: {
    status: { picks: { 1: 'in_pending', 2: 'in_approved', 3: 'in_rejected' } },
    mentor_id: { column: 'mentor_id', like: id, integer: true },
    mentee_id: { column: 'mentee_id', like: id, integer: true },
    overdue: { flag: 'in_overdue' },
  },
} as const satisfies ListSource
