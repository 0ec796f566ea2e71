import { z } from 'zod'
import * as acts from '~/db/generated/acts.server'
import { findMenteeRecord } from '~/domain/mentees/admin-mentees.server'
import { findMentorRecord } from '~/domain/mentors/mentor-record.server'
import { findCurrentOf } from '~/domain/mentorships/mentorship-records.server'
import { CompleteMentorship, PauseMentorship, StopMentorship } from '~/domain/mentorships/schema'
import { endedSource, mentorshipList } from '~/domain/mentorships/list'
import { nameIn } from '~/i18n/names'
import { rightsFor } from '~/viewer/rights'
import { call } from '../call'
import { rowsCall } from '../list-calls'
import { notFound } from '../not-found.server'
import { shownTeamMentorship, TeamMentorship } from '../shapes/mentorships'
import { Done, done, IsoDay, kind, time } from '../shapes/values'

export const mentorships = rowsCall('mentorships', mentorshipList, {
  Row: z.object({
    id: z.int(),
    kind,
    status: z.enum(['running', 'paused', 'stopped', 'completed']),
    mentorId: z.int(),
    mentorName: z.string(),
    menteeId: z.int(),
    menteeName: z.string(),
    packageName: z.string(),
    completedSessions: z.int(),
    minimumSessions: z.int(),
    lastSessionOn: z.string().nullable(),
    quietDays: z.int().nullable(),
    startedAt: z.date(),
    plannedEndOn: z.string(),
    endsOn: z.string().nullable(),
    endedAt: time,
    endReason: z.string().nullable(),
    resumeBy: time,
  }),
  shown: (row, language) => ({ ...row, packageName: nameIn(language, row.packageNames) }),
})

export const stop = call({
  method: 'PUT',
  path: 'admin/mentorships/{id}/stop',
  as: 'admin',
  rights: rightsFor('/admin/mentorships/:mentorshipId/state'),
  summary:
    'Stops a mentorship. With the outcome replace the mentee may ask another mentor, with close the part ends.',
  acts: ['stop_mentorship'],
  body: StopMentorship.extend({ requestedBy: StopMentorship.shape.requestedBy.default('admin') }).strict(),
  example: { body: { reason: 'They have agreed to end it.', outcome: 'replace' } },
  result: z.object({ endsOn: z.iso.date() }),
  run: async ({ viewer, ids: [id], body }) => ({
    endsOn: await acts.stopMentorship(viewer, { mentorshipId: id!, ...body }),
  }),
})

export const complete = call({
  method: 'PUT',
  path: 'admin/mentorships/{id}/complete',
  as: 'admin',
  rights: rightsFor('/admin/mentorships/:mentorshipId/state'),
  summary: 'Completes a mentorship. Below the minimum of sessions it needs belowMinimum.',
  acts: ['complete_mentorship'],
  body: CompleteMentorship.strict(),
  result: Done,
  async run({ viewer, ids: [id], body }) {
    await acts.completeMentorship(viewer, { mentorshipId: id!, belowMinimum: body.belowMinimum ?? false })
    return done
  },
})

export const pause = call({
  method: 'PUT',
  path: 'admin/mentorships/{id}/pause',
  as: 'admin',
  rights: rightsFor('/admin/mentorships/:mentorshipId/state'),
  summary: 'Pauses a mentorship. A second pause needs override.',
  acts: ['pause_mentorship'],
  body: PauseMentorship.extend({ until: IsoDay.optional() }).strict(),
  result: Done,
  async run({ viewer, ids: [id], body }) {
    await acts.pauseMentorship(viewer, { mentorshipId: id!, ...body })
    return done
  },
})

export const resume = call({
  method: 'PUT',
  path: 'admin/mentorships/{id}/resume',
  as: 'admin',
  rights: rightsFor('/admin/mentorships/:mentorshipId/state'),
  summary:
    'Resumes a paused mentorship. If the mentor has another one, it ends instead; the status says which.',
  acts: ['resume_mentorship'],
  body: z.strictObject({}),
  result: z.object({ status: TeamMentorship.shape.status }),
  run: async ({ viewer, ids: [id] }) => ({
    status: await acts.resumeMentorship(viewer, { mentorshipId: id! }),
  }),
})

export const mentorsCurrent = call({
  method: 'GET',
  path: 'admin/mentors/{id}/current-mentorship',
  as: 'admin',
  rights: rightsFor('/admin/mentors/:mentorId'),
  summary: 'Returns the running or paused mentorship of a mentor, or null.',
  result: TeamMentorship.nullable(),
  async run({ viewer, ids: [mentorId], language }) {
    if (!(await findMentorRecord(viewer, mentorId!))) throw notFound()
    const current = await findCurrentOf(viewer, { mentorId })
    return current ? shownTeamMentorship(current, language) : null
  },
})

export const menteesCurrent = call({
  method: 'GET',
  path: 'admin/mentees/{id}/current-mentorship',
  as: 'admin',
  rights: rightsFor('/admin/mentees/:menteeId'),
  summary: 'Returns the running or paused mentorship of a mentee, or null.',
  result: TeamMentorship.nullable(),
  async run({ viewer, ids: [menteeId], language }) {
    if (!(await findMenteeRecord(viewer, menteeId!))) throw notFound()
    const current = await findCurrentOf(viewer, { menteeId })
    return current ? shownTeamMentorship(current, language) : null
  },
})

export const previous = rowsCall('mentors/{id}/previous-mentorships', endedSource, {
  summary: 'Lists the mentorships of a mentor that have ended, the newest first.',
  Row: TeamMentorship,
  shown: shownTeamMentorship,
  within: { filter: 'mentor_id', check: findMentorRecord },
})
