import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import { withMentorName } from '~/domain/people/shown-name'
import type { Viewer } from '~/viewer/viewer'

/** A mentor about whom the viewing mentee wants a mail as soon as that mentor is available. */
export type WaitingMentor = Row<'own_waiting_mentors'>

/** The mentors the viewing mentee waits for, the longest wait first. */
export async function listWaitingMentors(viewer: Viewer) {
  const waiting = await read(
    viewer,
    (sql) => sql<WaitingMentor[]>`
    select * from api.own_waiting_mentors order by asked_at, mentor_id`,
  )
  return waiting.map((mentor) => withMentorName(viewer, mentor))
}

/** Whether the viewing mentee waits for this mentor. */
export async function isWaitingFor(viewer: Viewer, mentorId: number) {
  const [found] = await read(
    viewer,
    (sql) => sql`select mentor_id from api.own_waiting_mentors where mentor_id = ${mentorId}`,
  )
  return found !== undefined
}
