import { z } from 'zod'
import * as acts from '~/db/generated/acts.server'
import { EditOwnMentee } from '~/domain/accounts/own-account-schema'
import { OptionalText } from '~/domain/fields'
import { changeOwnMentee } from '~/domain/mentees/own-mentee.server'
import { editWithPhoto } from '~/domain/mentors/own-mentor.server'
import type { Viewer } from '~/viewer/viewer'
import { call } from '../call'
import { notFound } from '../not-found.server'
import { editFields } from '../shapes/edit-fields'
import { ProfileChanges } from '../shapes/mentor-profile'
import { Done, done } from '../shapes/values'
import { GivenVisibility, mentorStatuses } from '../statuses'

/** The viewer with the mentor profile that a path names. Refuses another person's. */
function ownMentor(viewer: Viewer, id: number) {
  if (viewer.mentorId !== id) throw notFound()
  return { ...viewer, mentorId: id }
}

export const editMentor = call({
  method: 'PUT',
  path: 'client/mentor/mentors/{id}',
  as: 'mentor',
  summary: 'Sends the given fields of the own mentor profile to the team; null if nothing differs.',
  acts: ['send_edit_request', 'send_photo'],
  multipart: true,
  body: ProfileChanges.extend({
    photo: z.file().optional(),
    message: OptionalText,
  }),
  result: z.object({ editRequestId: z.int().nullable() }),
  async run({ viewer, ids: [id], body: { photo, message, ...changes }, context }) {
    const edit = { fields: changes, words: message, photo }
    return { editRequestId: await editWithPhoto(ownMentor(viewer, id!), edit, context.clientAddress) }
  },
})

export const changeMentorStatus = call({
  method: 'PUT',
  path: 'client/mentor/mentors/{id}/change-status',
  as: 'mentor',
  summary: 'Makes the own mentor profile active (3) or inactive (4).',
  acts: ['change_mentor_status'],
  body: z.strictObject({
    status: z.literal([mentorStatuses.active, mentorStatuses.inactive]),
  }),
  result: Done,
  async run({ viewer, ids: [id], body: { status } }) {
    await acts.changeMentorStatus(ownMentor(viewer, id!), {
      status: status === mentorStatuses.active ? 'active' : 'inactive',
    })
    return done
  },
})

const mayBeEmpty = ['phone', 'about', 'workStatusId', 'industryId', 'country', 'countyId'] as const
const fields = EditOwnMentee.omit({ intent: true, shown: true, seen: true }).shape

export const editMentee = call({
  method: 'PUT',
  path: 'client/mentee/mentees/{id}',
  as: 'mentee',
  summary: 'Changes the given fields of the own mentee profile at once; null empties one.',
  acts: ['edit_mentee'],
  body: editFields({ ...fields, visibility: GivenVisibility }, mayBeEmpty),
  example: { body: { about: 'I change my field.', country: 'GR', countyId: 9, phone: null } },
  result: Done,
  async run({ viewer, ids: [id], body }) {
    if (viewer.menteeId !== id) throw notFound()
    await changeOwnMentee(viewer, body)
    return done
  },
})
