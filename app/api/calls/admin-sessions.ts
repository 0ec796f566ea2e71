import { findMenteeRecord } from '~/domain/mentees/admin-mentees.server'
import { findCurrentOf } from '~/domain/mentorships/mentorship-records.server'
import { rightsFor } from '~/viewer/rights'
import { countedSessions } from '../counted-sessions'
import { notFound } from '../not-found.server'

export const { increase, decrease } = countedSessions({
  as: 'admin',
  rights: rightsFor('/admin/mentorships/:mentorshipId/sessions'),
  of: 'admin/mentees/{id}/current-mentorship',
  summaries: {
    increase:
      'Counts a session of a mentee that was held: today, or on a date; in a pause only on a date before it. A second one on a day needs sameDay.',
    decrease: 'Takes back the session of a mentee that was counted last.',
  },
  async find(viewer, [menteeId]) {
    if (!(await findMenteeRecord(viewer, menteeId!))) throw notFound()
    return findCurrentOf(viewer, { menteeId: menteeId! })
  },
})
