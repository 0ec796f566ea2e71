import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Refusal } from '~/db/refusal.server'
import { findMenteeRecord } from '~/domain/mentees/admin-mentees.server'
import { findCurrentOf } from '~/domain/mentorships/mentorship-records.server'
import { addSession, changeSessions } from '~/domain/mentorships/sessions.server'
import type { Viewer } from '~/viewer/viewer'
import { rightsFor } from '~/viewer/rights'
import { call } from '../call'
import { notFound } from '../not-found.server'
import { CountedSessions, HeldSession } from '../shapes/mentorships'

async function currentId(viewer: Viewer, menteeId: number) {
  if (!(await findMenteeRecord(viewer, menteeId))) throw notFound()
  const current = await findCurrentOf(viewer, { menteeId })
  if (!current) throw new Refusal('no_running_mentorship', undefined, 409)
  return current.id
}

const sessions = 'admin/mentees/{id}/current-mentorship/completed-sessions'

export const increase = call({
  method: 'PUT',
  path: `${sessions}/increase`,
  as: 'admin',
  rights: rightsFor('/admin/mentorships/:mentorshipId/sessions'),
  summary:
    'Counts a session of a mentee that was held: today, or on a date; in a pause only on a date before it. A second one on a day needs sameDay.',
  acts: ['increase_sessions'],
  once: true,
  body: HeldSession,
  result: CountedSessions,
  async run({ viewer, ids: [id], body: { date, ...session } }) {
    const held = { ...session, heldOn: date, formKey: randomUUID() }
    return { completedSessions: await addSession(viewer, await currentId(viewer, id!), held) }
  },
})

export const decrease = call({
  method: 'PUT',
  path: `${sessions}/decrease`,
  as: 'admin',
  rights: rightsFor('/admin/mentorships/:mentorshipId/sessions'),
  summary: 'Takes back the session of a mentee that was counted last.',
  acts: ['decrease_sessions'],
  once: true,
  body: z.strictObject({}),
  result: CountedSessions,
  async run({ viewer, ids: [id] }) {
    const mentorshipId = await currentId(viewer, id!)
    return {
      completedSessions: await changeSessions(viewer, {
        intent: 'decrease',
        mentorshipId,
        formKey: randomUUID(),
      }),
    }
  },
})
