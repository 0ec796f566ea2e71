import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import type { ListedRow } from '~/db/listed-row'
import { profileFields, type Change } from './profile-fields'
import type { DecideEdit } from './schema'

export type EditRequest = Row<'edit_requests'>

/** The viewing mentor's newest edit request with its changes, or undefined. */
export async function findOwnEdit(viewer: Viewer & { mentorId: number }) {
  const [request] = await read(
    viewer,
    (sql) => sql<EditRequest[]>`
    select * from api.edit_requests where mentor_id = ${viewer.mentorId} order by id desc limit 1`,
  )
  if (!request) return undefined
  return { ...request, changes: request.status === 'pending' ? await readChanges(viewer, request.id) : [] }
}

export type AdminEditRequest = ListedRow<'admin_edit_requests'>

/** The oldest edit request that this admin may decide, or undefined. */
export async function findNextEdit(viewer: Viewer) {
  const [next] = await read(
    viewer,
    (sql) => sql<Pick<AdminEditRequest, 'mentorId' | 'mentorName'>[]>`
    select mentor_id, mentor_name from api.admin_edit_requests
    where in_pending and not own order by sent_at, id limit 1`,
  )
  return next
}

/** A mentor with the open edit request, if there is one; undefined if there is no such mentor. */
export async function findMentorEdit(viewer: Viewer, mentorId: number) {
  const [[mentor], [request]] = await read(viewer, (sql) => [
    sql<Pick<Row<'admin_applications'>, 'name' | 'own' | 'photoId'>[]>`
      select name, own, photo_id from api.admin_applications where id = ${mentorId}`,
    sql<EditRequest[]>`
      select * from api.edit_requests where mentor_id = ${mentorId} and status = 'pending'`,
  ])
  return mentor && { mentor, request, changes: request ? await readChanges(viewer, request.id) : [] }
}

/** Approves or rejects a whole edit request; with `seen`, the changes as they were read. Raises the errors of api.decide_edit_request. */
export function decideEdit(
  viewer: Viewer,
  { editRequestId, decision, message, despiteConflict, seen }: Omit<DecideEdit, 'seen'> & Partial<DecideEdit>,
) {
  return acts.decideEditRequest(viewer, {
    editRequestId,
    approve: decision === 'approve',
    message,
    despiteConflict,
    seen,
  })
}

/** The changes of edit requests, by the ids of the requests. */
export async function listChanges(viewer: Viewer, ids: number[]) {
  return new Map(await Promise.all(ids.map(async (id) => [id, await readChanges(viewer, id)] as const)))
}

/** The changes in the order of profile fields. */
async function readChanges(viewer: Viewer, id: number) {
  const changes = await read(
    viewer,
    (sql) => sql<Change[]>`select * from api.edit_request_changes(edit_request_id => ${id})`,
  )
  return [...changes].sort(
    (one, other) => profileFields.indexOf(one.field) - profileFields.indexOf(other.field),
  )
}
