import { z } from 'zod'
import * as acts from '~/db/generated/acts.server'
import { inColumns } from '~/db/columns'
import { menteeList } from '~/domain/mentees/list'
import { EditMentee } from '~/domain/mentees/edit-schema'
import { changeMentee } from '~/domain/mentees/admin-mentees.server'
import { mentorList } from '~/domain/mentors/list'
import { sendMentorPhoto } from '~/domain/mentors/mentor-record.server'
import { nameIn } from '~/i18n/names'
import { rightsFor } from '~/viewer/rights'
import { call } from '../call'
import { fileCall, rowsCall } from '../list-calls'
import { ProfileChanges } from '../shapes/mentor-profile'
import { Done, done, PastDay, time } from '../shapes/values'
import {
  GivenVisibility,
  MentorStatus,
  mentorStatuses,
  PackageStatus,
  packageStatuses,
  visibilities,
  Visibility,
} from '../statuses'

const text = z.string().nullable()
const person = { id: z.int(), userId: z.int(), name: z.string(), email: z.string(), phone: text }

export const mentors = rowsCall('mentors', mentorList, {
  Row: z.object({
    ...person,
    status: MentorStatus,
    visibility: Visibility,
    title: z.string(),
    offersMentoring: z.boolean(),
    offersCoaching: z.boolean(),
    availableForMentoring: z.boolean(),
    availableForCoaching: z.boolean(),
    inCollaboration: z.boolean(),
    awayUntil: text,
    industryName: text,
    countyName: text,
    country: text,
    yearsOfExperience: z.int().nullable(),
    mentee: z.object({ id: z.int(), name: z.string() }).nullable(),
    rejections: z.int(),
    waitingSince: time,
    lastLoginAt: time,
  }),
  shown: (row, language) => ({
    ...row,
    status: mentorStatuses[row.status],
    visibility: visibilities[row.visibility],
    industryName: row.industryNames && nameIn(language, row.industryNames),
    countyName: row.countyNames && nameIn(language, row.countyNames),
    yearsOfExperience: row.years,
    inCollaboration: row.collaborating,
  }),
})

export const mentees = rowsCall('mentees', menteeList, {
  Row: z.object({
    ...person,
    visibility: Visibility,
    package: z.object({ name: z.string(), status: PackageStatus }).nullable(),
    mentorship: z
      .object({
        mentorId: z.int(),
        mentor: z.string(),
        status: z.string(),
        sessions: z.int(),
        minimum: z.int(),
      })
      .nullable(),
    answerDueAt: time,
    lastLoginAt: time,
    activeAt: z.date(),
    createdAt: z.date(),
  }),
  shown: (row, language) => ({
    ...row,
    visibility: visibilities[row.visibility],
    package: row.package && {
      name: nameIn(language, row.package.names),
      status: packageStatuses[row.package.status],
    },
    answerDueAt: row.dueAt,
  }),
})

export const mentorFile = fileCall('mentors', mentorList)
export const menteeFile = fileCall('mentees', menteeList)

export const editMentor = call({
  method: 'PUT',
  path: 'admin/mentors/{id}',
  as: 'admin',
  rights: rightsFor('/admin/mentors/:mentorId'),
  summary: 'Changes the given fields of a mentor’s profile at once.',
  acts: ['edit_mentor', 'set_mentor_photo'],
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
  acts: ['edit_mentee'],
  body: z
    .strictObject({ ...fields, topicIds: topicIds.unwrap(), birthdate: PastDay, visibility: GivenVisibility })
    .partial(),
  result: Done,
  async run({ viewer, ids: [id], body }) {
    await changeMentee(viewer, id!, body)
    return done
  },
})
