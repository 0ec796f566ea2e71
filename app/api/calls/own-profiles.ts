import { z } from 'zod'
import { inColumns } from '~/db/columns'
import { ChangeVisibility, EditOwnMentee } from '~/domain/accounts/own-account-schema'
import { findOwnEdit, sendEdit } from '~/domain/edit-requests/edit-requests.server'
import { changeOwnMentee } from '~/domain/mentees/own-mentee.server'
import { changeOwnStatus, sendPhoto } from '~/domain/mentors/own-mentor.server'
import type { Viewer } from '~/viewer/viewer'
import { call } from '../call'
import { notFound } from '../not-found.server'
import { ProfileChanges } from '../shapes/mentor-profile'
import { Done, done } from '../shapes/values'
import { mentorStatuses } from '../statuses'

/** The viewer with the mentor profile that a path names. Refuses another person's. */
function ownMentor(viewer: Viewer, id: number) {
  if (viewer.mentorId !== id) throw notFound()
  return { ...viewer, mentorId: id }
}

export const editMentor = call({
  method: 'PUT',
  path: 'client/mentor/mentors/{id}',
  as: 'mentor',
  summary: 'Sends changes of the own mentor profile to the team as an edit request. Null if nothing differs.',
  errors: ['experience_too_short', 'mentor_too_young', 'invalid_link', 'photo_type', 'photo_too_large'],
  multipart: true,
  body: ProfileChanges.extend({
    photo: z.file().optional(),
    message: z.string().trim().max(2000, 'too_long').optional(),
  }),
  result: z.object({ editRequestId: z.int().nullable() }),
  async run({ viewer, ids: [id], body: { photo, message, ...changes }, context }) {
    const mentor = ownMentor(viewer, id!)
    if (photo) await sendPhoto(mentor, photo, context.clientAddress)
    await sendEdit(mentor, inColumns(changes), message)
    const edit = await findOwnEdit(mentor)
    return { editRequestId: edit?.status === 'pending' ? edit.id : null }
  },
})

export const changeMentorStatus = call({
  method: 'PUT',
  path: 'client/mentor/mentors/{id}/change-status',
  as: 'mentor',
  summary: 'Makes the own mentor profile active (3) or inactive (4).',
  errors: ['mentor_in_mentorship', 'mentor_has_pending_requests'],
  body: z.strictObject({
    status: z.union([z.literal(mentorStatuses.active), z.literal(mentorStatuses.inactive)], 'required'),
  }),
  result: Done,
  async run({ viewer, ids: [id], body: { status } }) {
    await changeOwnStatus(ownMentor(viewer, id!), status === mentorStatuses.active ? 'active' : 'inactive')
    return done
  },
})

const fields = EditOwnMentee.omit({ intent: true, shown: true, seen: true }).shape

export const editMentee = call({
  method: 'PUT',
  path: 'client/mentee/mentees/{id}',
  as: 'mentee',
  summary: 'Changes the given fields of the own mentee profile at once.',
  errors: ['name_needs_edit_request'],
  body: z
    .strictObject({
      ...fields,
      topicIds: fields.topicIds.unwrap(),
      visibility: ChangeVisibility.shape.visibility,
    })
    .partial(),
  result: Done,
  async run({ viewer, ids: [id], body }) {
    if (viewer.menteeId !== id) throw notFound()
    await changeOwnMentee(viewer, body)
    return done
  },
})
