import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import { fieldOfColumn, inColumns } from '~/db/columns'
import type { Row } from '~/db/generated/rows'
import { listLastEdits } from '~/domain/edits/last-edits.server'
import { touched } from '~/domain/edits/versions'
import type { Viewer } from '~/viewer/viewer'
import type { EditMentee } from './edit-schema'

/** A mentee as the team's page shows it. */
export type MenteeRecord = Row<'admin_mentee_records'>

/** One mentee for admins, erased or not, or undefined. */
export async function findMenteeRecord(viewer: Viewer, id: number) {
  const [mentee] = await read(
    viewer,
    (sql) => sql<MenteeRecord[]>`select * from api.admin_mentee_records where id = ${id}`,
  )
  return mentee
}

/** The last changes of a mentee's profile, their fields named as those of the form. */
export async function listMenteeEdits(viewer: Viewer, id: number) {
  const edits = await listLastEdits(viewer, 'mentees', id)
  return edits.map((edit) => ({ ...edit, fields: edit.fields && edit.fields.map(fieldOfColumn) }))
}

/**
 * An admin changes the touched fields of a mentee's profile at once. Raises mentee_not_found, own_profile,
 * person_erased, changed_meanwhile, too_young, name_needs_edit_request.
 */
export function editMentee(viewer: Viewer, id: number, mentee: EditMentee) {
  const changes = {
    name: mentee.name,
    surname: mentee.surname,
    phone: mentee.phone ?? null,
    // An unknown birthdate stays unknown: an empty one would be too young.
    ...(mentee.birthdate && { birthdate: mentee.birthdate }),
    visibility: mentee.visibility,
    about: mentee.about ?? '',
    workStatusId: mentee.workStatusId ?? null,
    industryId: mentee.industryId ?? null,
    country: mentee.country ?? null,
    countyId: mentee.country === 'GR' ? (mentee.countyId ?? null) : null,
    topicIds: mentee.topicIds,
  }
  return acts.editMentee(viewer, {
    menteeId: id,
    changes: inColumns(touched(changes, mentee)),
    seen: mentee.seen && inColumns(mentee.seen),
  })
}

/** An admin changes the given fields of a mentee's profile at once. Raises the same as editMentee. */
export function changeMentee(viewer: Viewer, id: number, changes: object) {
  return acts.editMentee(viewer, { menteeId: id, changes: inColumns(changes) })
}
