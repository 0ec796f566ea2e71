import { z } from 'zod'
import * as acts from '~/db/acts.server'
import { inColumns } from '~/db/columns'
import { EditMentee } from '~/domain/mentees/edit-schema'
import { changeMentee } from '~/domain/mentees/admin-mentees.server'
import { sendMentorPhoto } from '~/domain/mentors/mentor-record.server'
import { rightsFor } from '~/viewer/rights'
import { call } from '../call'
import { ProfileChanges } from '../shapes/mentor-profile'
import { Done, done, PastDay } from '../shapes/values'
import { GivenVisibility } from '../statuses'

const refused = ['own_profile', 'person_erased']

export const editMentor = call({
  method: 'PUT',
  path: 'admin/mentors/{id}',
  as: 'admin',
  rights: rightsFor('/admin/mentors/:mentorId'),
  summary: 'Changes the given fields of a mentor’s profile at once.',
  errors: [
    'mentor_not_found',
    ...refused,
    'experience_too_short',
    'invalid_link',
    'photo_type',
    'photo_too_large',
    'too_many_pixels',
  ],
  multipart: true,
  body: ProfileChanges.extend({ photo: z.file().optional() }),
  result: Done,
  async run({ viewer, ids: [id], body: { photo, ...changes } }) {
    await acts.editMentor(viewer, { mentorId: id!, changes: inColumns(changes) })
    if (photo) await sendMentorPhoto(viewer, id!, photo)
    return done
  },
})

const { shown: _shown, seen: _seen, topicIds, ...fields } = EditMentee.shape

export const editMentee = call({
  method: 'PUT',
  path: 'admin/mentees/{id}',
  as: 'admin',
  rights: rightsFor('/admin/mentees/:menteeId'),
  summary: 'Changes the given fields of a mentee’s profile at once.',
  errors: ['mentee_not_found', ...refused, 'too_young', 'name_needs_edit_request'],
  body: z
    .strictObject({ ...fields, topicIds: topicIds.unwrap(), birthdate: PastDay, visibility: GivenVisibility })
    .partial(),
  result: Done,
  async run({ viewer, ids: [id], body }) {
    await changeMentee(viewer, id!, body)
    return done
  },
})

export const addressWorks = call({
  method: 'POST',
  path: 'admin/users/{id}/address-works',
  as: 'admin',
  rights: rightsFor('/admin/users/:userId/address'),
  summary:
    'Notes that the address of a user takes mails again, after it refused them. A second time changes nothing.',
  errors: ['user_not_found', ...refused],
  result: Done,
  async run({ viewer, ids: [id] }) {
    await acts.clearBounce(viewer, { userId: id! })
    return done
  },
})
