import * as reads from '~/db/generated/reads.server'
import { listOptions, type Option } from '~/domain/lookups/lookups.server'
import { knowsBirthdate } from '~/domain/mentees/mentees.server'
import { isFavourite } from '~/domain/mentors/favourites.server'
import { isWaitingFor } from '~/domain/mentors/waiting-mentors.server'
import type { Viewer } from '~/viewer/viewer'
import type { Language } from '~/i18n/locale'
import { nameIn } from '~/i18n/names'
import { readTold, type RequestBox } from './mentorship-requests.server'

export type Kind = RequestBox['kind']
export type OpenWay = { kind: Kind; packageName: string; beginDue: boolean }
export type ClosedWay = { kind: Kind; obstacle: string; pendingDueAt: Date | null }

/** Whether a viewer may send a mentor a request: the viewer's state, the open kinds, the obstacles, and whether the viewer waits for this mentor. */
export type Asking =
  | { state: 'visitor' | 'otherRole' | 'own' }
  | { state: 'noMentee'; birthdateKnown: boolean }
  | {
      state: 'mentee'
      open: OpenWay[]
      closed: ClosedWay[]
      due: Date
      topics: Option[]
      /** What the mentor will read beside the message. */
      told: Awaited<ReturnType<typeof readTold>>
      waits: boolean
      kept: boolean
      /** When the mentor refused the last request of this mentee, if so. */
      refusedAt: Date | null
    }

/** Reads the state for this viewer and this mentor. */
export async function readAsking(
  viewer: Viewer | null,
  mentorId: number,
  language: Language,
): Promise<Asking> {
  if (!viewer) return { state: 'visitor' }
  if (viewer.mentorId === mentorId) return { state: 'own' }
  if (viewer.role !== 'mentee' && viewer.roles.includes('mentee')) return { state: 'otherRole' }
  if (viewer.role !== 'mentee') return { state: 'noMentee', birthdateKnown: await knowsBirthdate(viewer) }
  const [rows, due, told, waits, kept] = await Promise.all([
    reads.requestBox(viewer, { mentorId }),
    reads.nextAnswerDue(viewer),
    readTold(viewer, language),
    isWaitingFor(viewer, mentorId),
    isFavourite(viewer, mentorId),
  ])
  const open = rows.filter((row) => row.obstacle === null)
  return {
    state: 'mentee',
    open: open.map((row) => ({
      kind: row.kind,
      packageName: nameIn(language, row.packageNames ?? {}),
      beginDue: row.beginDue,
    })),
    closed: closedWays(rows, mentorId),
    due,
    told,
    waits,
    kept,
    refusedAt: rows[0]?.refusedAt ?? null,
    topics: open.some((row) => row.kind === 'coaching') ? await listOptions('support_topics', language) : [],
  }
}

/** Each obstacle once. A mentor who offers nothing counts as an obstacle too. */
function closedWays(rows: RequestBox[], mentorId: number): ClosedWay[] {
  if (rows.length === 0) return [{ kind: 'mentoring', obstacle: 'mentor_not_available', pendingDueAt: null }]
  const closed = rows.flatMap(({ kind, obstacle, pendingMentorId, pendingDueAt }) => {
    const here = obstacle === 'request_pending' && pendingMentorId === mentorId
    return obstacle ? [{ kind, obstacle: here ? 'request_pending_here' : obstacle, pendingDueAt }] : []
  })
  return closed.filter(
    (way, index) => closed.findIndex(({ obstacle }) => obstacle === way.obstacle) === index,
  )
}
