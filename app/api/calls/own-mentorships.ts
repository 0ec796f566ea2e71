import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { listMentorships } from '~/domain/mentorships/mentorships.server'
import { addSession, changeSessions } from '~/domain/mentorships/sessions.server'
import { Refusal } from '~/db/refusal.server'
import type { Viewer } from '~/viewer/viewer'
import { call } from '../call'
import { CountedSessions, HeldSession, PairMentorship, shownMentorship } from '../shapes/mentorships'
import { listOf, whole } from '../shapes/whole-list'

const current = async (viewer: Viewer) =>
  (await listMentorships(viewer)).find(({ status }) => status === 'running' || status === 'paused')

const currentCall = (role: 'mentor' | 'mentee') =>
  call({
    method: 'GET',
    path: `client/${role}/current-mentorship`,
    as: role,
    summary: `Returns the ${role}’s running or paused mentorship, or null.`,
    result: PairMentorship.nullable(),
    async run({ viewer, language }) {
      const mentorship = await current(viewer)
      return mentorship ? shownMentorship(mentorship, language) : null
    },
  })
export const mentorsCurrent = currentCall('mentor')
export const menteesCurrent = currentCall('mentee')

export const previousMentorships = call({
  method: 'GET',
  path: 'client/mentor/previous-mentorships',
  as: 'mentor',
  summary: 'Lists the mentor’s mentorships that have ended, the newest first.',
  bare: true,
  result: listOf(PairMentorship),
  run: async ({ viewer, language }) =>
    whole(
      (await listMentorships(viewer))
        .filter(({ endedAt }) => endedAt !== null)
        .map((mentorship) => shownMentorship(mentorship, language)),
    ),
})

async function currentId(viewer: Viewer) {
  const mentorship = await current(viewer)
  if (!mentorship) throw new Refusal('no_running_mentorship', undefined, 409)
  return mentorship.id
}

export const increaseSessions = call({
  method: 'PUT',
  path: 'client/mentee/current-mentorship/completed-sessions/increase',
  as: 'mentee',
  summary: 'Counts a session that was held: today, or on a date. A second one on a day needs sameDay.',
  acts: ['increase_sessions'],
  once: true,
  body: HeldSession,
  result: CountedSessions,
  async run({ viewer, body: { date, ...session } }) {
    const held = { ...session, heldOn: date, formKey: randomUUID() }
    return { completedSessions: await addSession(viewer, await currentId(viewer), held) }
  },
})

export const decreaseSessions = call({
  method: 'PUT',
  path: 'client/mentee/current-mentorship/completed-sessions/decrease',
  as: 'mentee',
  summary: 'Takes back the session that was counted last.',
  acts: ['decrease_sessions'],
  once: true,
  body: z.strictObject({}),
  result: CountedSessions,
  async run({ viewer }) {
    const change = {
      intent: 'decrease',
      mentorshipId: await currentId(viewer),
      formKey: randomUUID(),
    } as const
    return { completedSessions: await changeSessions(viewer, change) }
  },
})
