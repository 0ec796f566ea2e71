import type { TransactionSql } from 'postgres'
import { asViewer } from '~/db/as-viewer.server'
import type { Viewer } from '~/http/viewer.server'
import { profileFields, type Change, type ProfileValues } from './profile-fields'
import type { DecideEdit } from './schema'

export type EditRequest = {
  id: number
  status: 'pending' | 'approved' | 'rejected' | 'withdrawn'
  sentAt: Date
  decidedAt: Date | null
  /** What the team wrote when it decided. */
  message: string | null
}

/** The viewing mentor's newest edit request with its changes, or undefined. */
export function findOwnEdit(viewer: Viewer & { mentorId: number }) {
  return asViewer(viewer, async (sql) => {
    const [request] = await sql<EditRequest[]>`
      select id, status, sent_at, decided_at, message from data.edit_requests
      where mentor_id = ${viewer.mentorId} order by id desc limit 1`
    return (
      request && {
        ...request,
        changes: request.status === 'pending' ? await readChanges(sql, request.id) : [],
      }
    )
  })
}

/** Sends the viewing mentor's changes; returns the open request's id, or null when nothing is left to change. */
export async function sendEdit(viewer: Viewer, changes: ProfileValues) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ id: number | null }[]>`
    select api.send_edit_request(changes => ${sql.json(changes)}) as id`,
  )
  return row?.id ?? null
}

/** The viewing mentor takes her waiting edit back. Raises already_answered. */
export function withdrawEdit(viewer: Viewer) {
  return asViewer(viewer, (sql) => sql`select api.withdraw_edit_request()`)
}

export type WaitingEdit = {
  id: number
  mentorId: number
  mentorName: string
  fields: string[]
  sentAt: Date
  own: boolean
}

/** The edits that wait for the team, the oldest first; a page begins after the request of an id. */
export function listWaitingEdits(viewer: Viewer, after?: number, most = 25) {
  return asViewer(
    viewer,
    (sql) => sql<WaitingEdit[]>`
    select r.id, r.mentor_id, u.name || ' ' || u.surname as mentor_name, r.sent_at, u.id = ${viewer.userId} as own,
      (select array_agg(c.field) from data.edit_request_changes c where c.edit_request_id = r.id) as fields
    from data.edit_requests r
    join data.mentors m on m.id = r.mentor_id
    join data.users u on u.id = m.user_id
    where r.status = 'pending'
      and (${after ?? null}::integer is null or (r.sent_at, r.id) > (
        select p.sent_at, p.id from data.edit_requests p where p.id = ${after ?? null}))
    order by r.sent_at, r.id
    limit ${most + 1}`,
  )
}

/** A mentor and her waiting edit, if there is one; undefined when there is no such mentor. */
export function findMentorEdit(viewer: Viewer, mentorId: number) {
  return asViewer(viewer, async (sql) => {
    const [mentor] = await sql<{ name: string; own: boolean; photoId: number | null }[]>`
      select u.name || ' ' || u.surname as name, u.id = ${viewer.userId} as own, c.photo_id
      from data.mentors m join data.users u on u.id = m.user_id join data.mentor_cards c on c.mentor_id = m.id
      where m.id = ${mentorId}`
    const [request] = await sql<EditRequest[]>`
      select id, status, sent_at, decided_at, message from data.edit_requests
      where mentor_id = ${mentorId} and status = 'pending'`
    return mentor && { mentor, request, changes: request ? await readChanges(sql, request.id) : [] }
  })
}

/** The team approves or rejects all of an edit. Raises what api.decide_edit_request refuses. */
export function decideEdit(
  viewer: Viewer,
  { editRequestId, decision, message, despiteConflict, seen }: DecideEdit,
) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.decide_edit_request(edit_request_id => ${editRequestId}, approve => ${decision === 'approve'},
      message => ${message ?? null}, despite_conflict => ${despiteConflict}, seen => ${sql.json(seen)})`,
  )
}

/** In the order of a profile. */
async function readChanges(sql: TransactionSql, id: number) {
  const changes = await sql<Change[]>`select * from api.edit_request_changes(edit_request_id => ${id})`
  return [...changes].sort(
    (one, other) => profileFields.indexOf(one.field) - profileFields.indexOf(other.field),
  )
}
