import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { Refusal } from '~/db/refusal.server'
import { addSession, changeSessions } from '~/domain/mentorships/sessions.server'
import type { Rights } from '~/viewer/rights'
import type { Viewer } from '~/viewer/viewer'
import { call } from './call'
import { CountedSessions, HeldSession } from './shapes/mentorships'

type Counting = {
  as: 'mentee' | 'admin'
  rights: Rights
  /** The address of the mentorship. */
  of: string
  summaries: { increase: string; decrease: string }
  find: (viewer: Viewer, ids: number[]) => Promise<{ id: number } | undefined>
}

/** The two calls that count a session of a running mentorship, and take the last one back. */
export function countedSessions({ as, rights, of, summaries, find }: Counting) {
  const mentorshipId = async (viewer: Viewer, ids: number[]) => {
    const mentorship = await find(viewer, ids)
    if (!mentorship) throw new Refusal('no_running_mentorship', undefined, 409)
    return mentorship.id
  }
  const shared = { method: 'PUT', as, rights, result: CountedSessions } as const
  return {
    increase: call({
      ...shared,
      path: `${of}/completed-sessions/increase`,
      summary: summaries.increase,
      acts: ['increase_sessions'],
      body: HeldSession,
      async run({ viewer, ids, body: { date, ...session } }) {
        const held = { ...session, heldOn: date, formKey: randomUUID() }
        return { completedSessions: await addSession(viewer, await mentorshipId(viewer, ids), held) }
      },
    }),
    decrease: call({
      ...shared,
      path: `${of}/completed-sessions/decrease`,
      summary: summaries.decrease,
      acts: ['decrease_sessions'],
      body: z.strictObject({}),
      async run({ viewer, ids }) {
        const change = { intent: 'decrease', formKey: randomUUID() } as const
        const last = { ...change, mentorshipId: await mentorshipId(viewer, ids) }
        return { completedSessions: await changeSessions(viewer, last) }
      },
    }),
  }
}
