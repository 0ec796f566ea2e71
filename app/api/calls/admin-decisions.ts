import { z } from 'zod'
import * as acts from '~/db/generated/acts.server'
import { applicationList } from '~/domain/applications/list'
import { Decision } from '~/domain/applications/schema'
import { decideEdit, findMentorEdit, listChanges } from '~/domain/edit-requests/edit-requests.server'
import { editRequestList } from '~/domain/edit-requests/list'
import { OptionalText } from '~/domain/fields'
import { Id } from '~/domain/values'
import { nameIn } from '~/i18n/names'
import { rightsFor } from '~/viewer/rights'
import { call } from '../call'
import { rowsCall } from '../list-calls'
import { notFound } from '../not-found.server'
import { EditRequest, shownEditRequest } from '../shapes/edit-requests'
import { Done, done } from '../shapes/values'
import { listOf, whole } from '../shapes/whole-list'
import { editStatuses, MentorStatus, mentorStatuses } from '../statuses'

export const applications = rowsCall('mentors/applications', applicationList, {
  Row: z.object({
    id: z.int(),
    userId: z.int(),
    status: MentorStatus,
    name: z.string(),
    appliedAt: z.date(),
    waitingDays: z.int(),
    years: z.int().nullable(),
    country: z.string().nullable(),
    industryName: z.string().nullable(),
    countyName: z.string().nullable(),
    sourceName: z.string().nullable(),
  }),
  shown: (row, language) => ({
    ...row,
    status: mentorStatuses[row.status],
    industryName: row.industryNames && nameIn(language, row.industryNames),
    countyName: row.countyNames && nameIn(language, row.countyNames),
    sourceName: row.sourceNames && nameIn(language, row.sourceNames),
  }),
})

const decisions = { 3: 'active', 5: 'rejected', 2: 'awaiting_response' } as const

export const decide = call({
  method: 'PUT',
  path: 'admin/mentors/applications',
  as: 'admin',
  rights: rightsFor('/admin/pending-applications'),
  summary: 'Decides an application: approved (3), rejected (5) or sent back with a question (2).',
  acts: ['decide_application'],
  body: z.strictObject({
    mentor_id: Id,
    status: z.literal([mentorStatuses.active, mentorStatuses.rejected, mentorStatuses.awaiting_response]),
    message: Decision.shape.message,
    experienceChecked: Decision.shape.experienceChecked,
  }),
  example: { body: { mentor_id: 17, status: 3 } },
  result: Done,
  async run({ viewer, body: { mentor_id: id, status, message, experienceChecked } }) {
    await acts.decideApplication(viewer, {
      mentorId: id,
      decision: decisions[status],
      message,
      experienceChecked,
    })
    return done
  },
})

export const editRequests = rowsCall('mentors/pending-edit-requests', editRequestList, {
  Row: EditRequest.extend({ mentorName: z.string(), sentAt: z.date(), waitingDays: z.int() }),
  shown: (row, _, changes) => ({ ...row, ...shownEditRequest(row, changes.get(row.id)) }),
  readBeside: listChanges,
})

export const editRequestOf = call({
  method: 'GET',
  path: 'admin/mentors/{id}/pending-edit-requests',
  as: 'admin',
  rights: rightsFor('/admin/mentors/:mentorId/pending-edit-requests'),
  summary: 'Lists the open edit request of a mentor with its changes; empty if there is none.',
  bare: true,
  result: listOf(EditRequest),
  async run({ viewer, ids: [id] }) {
    const found = await findMentorEdit(viewer, id!)
    if (!found) throw notFound()
    const { request, changes } = found
    if (!request) return whole([])
    return whole([shownEditRequest(request, changes)])
  },
})

export const decideEditRequest = call({
  method: 'PUT',
  path: 'admin/mentors/pending-edit-requests/{id}',
  as: 'admin',
  rights: rightsFor('/admin/pending-edit-requests'),
  summary:
    'Approves (1) or rejects (2) an edit request. A value that changed meanwhile needs despiteConflict.',
  acts: ['decide_edit_request'],
  body: z.strictObject({
    status: z.literal([editStatuses.approved, editStatuses.rejected]),
    message: OptionalText,
    despiteConflict: z.boolean().default(false),
  }),
  example: { body: { status: 1 } },
  result: Done,
  async run({ viewer, ids: [id], body: { status, ...more } }) {
    const decision = status === editStatuses.approved ? 'approve' : 'reject'
    await decideEdit(viewer, { editRequestId: id!, decision, ...more })
    return done
  },
})
