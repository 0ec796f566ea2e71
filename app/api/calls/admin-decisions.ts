import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { Decision } from '~/domain/applications/schema'
import { decideEdit, findMentorEdit } from '~/domain/edit-requests/edit-requests.server'
import { OptionalText } from '~/domain/fields'
import { readCorrespondence, sendMessage } from '~/domain/messages/messages.server'
import { MessageText, Subject } from '~/domain/messages/schema'
import { Id } from '~/domain/values'
import { rightsFor } from '~/viewer/rights'
import { call } from '../call'
import { notFound } from '../not-found.server'
import { EditRequest, shownEditRequest } from '../shapes/edit-requests'
import { Done, done, time } from '../shapes/values'
import { listOf, whole } from '../shapes/whole-list'
import { editStatuses, mentorStatuses } from '../statuses'

const decisions = { 3: 'active', 5: 'rejected', 2: 'awaiting_response' } as const

export const decide = call({
  method: 'PUT',
  path: 'admin/mentors/applications',
  as: 'admin',
  rights: rightsFor('/admin/pending-applications'),
  summary: 'Decides an application: approved (3), rejected (5) or sent back with a question (2).',
  errors: ['already_answered', 'own_profile', 'experience_not_checked', 'reason_missing'],
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

export const editRequestOf = call({
  method: 'GET',
  path: 'admin/mentors/{id}/pending-edit-requests',
  as: 'admin',
  rights: rightsFor('/admin/mentors/:mentorId/pending-edit-requests'),
  summary: 'Lists the open edit request of a mentor with its changes; empty if there is none.',
  errors: ['not_found'],
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
  errors: ['edit_request_not_found', 'already_answered', 'own_profile', 'edit_conflict'],
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

const Sent = z.object({
  id: z.int(),
  subject: z.string(),
  text: z.string(),
  sentAt: z.date(),
  sentBy: z.string(),
  readAt: time,
})

const messageCalls = (role: 'mentor' | 'mentee') => [
  call({
    method: 'GET',
    path: `admin/${role}s/{id}/messages`,
    as: 'admin',
    rights: rightsFor('/admin/mentors/:mentorId/messages'),
    summary: `Lists the team’s messages to a ${role}, the newest first.`,
    errors: ['not_found'],
    bare: true,
    result: listOf(Sent),
    async run({ viewer, ids: [id] }) {
      const found = await readCorrespondence(viewer, role, id!)
      if (!found) throw notFound()
      return whole(found.sent)
    },
  }),
  call({
    method: 'POST',
    path: `admin/${role}s/{id}/messages`,
    as: 'admin',
    rights: rightsFor('/admin/mentors/:mentorId/messages'),
    summary: `Sends a message of the team to a ${role}: a mail, and on the page of messages.`,
    errors: ['own_profile', 'person_erased', 'message_missing'],
    once: true,
    body: z.strictObject({ message: MessageText, subject: Subject.optional() }),
    result: Done,
    async run({ viewer, ids: [id], body: { message, subject } }) {
      if (!(await reads.messageRecipient(viewer, { toRole: role, profileId: id! }))) throw notFound()
      await sendMessage(viewer, role, id!, { subject, text: message, formKey: randomUUID() })
      return done
    },
  }),
]
export const messages = [messageCalls('mentor'), messageCalls('mentee')].flat()
