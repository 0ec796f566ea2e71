import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import * as reads from '~/db/generated/reads.server'
import { readCorrespondence, sendMessage } from '~/domain/messages/messages.server'
import { MessageText, Subject } from '~/domain/messages/schema'
import { rightsFor } from '~/viewer/rights'
import { call } from '../call'
import { notFound } from '../not-found.server'
import { Done, done, time } from '../shapes/values'
import { listOf, whole } from '../shapes/whole-list'

const Sent = z.object({
  id: z.int(),
  subject: z.string(),
  text: z.string(),
  sentAt: z.date(),
  sentBy: z.string(),
  readAt: time,
})

const messagesTo = (role: 'mentor' | 'mentee') =>
  call({
    method: 'GET',
    path: `admin/${role}s/{id}/messages`,
    as: 'admin',
    rights: rightsFor('/admin/mentors/:mentorId/messages'),
    summary: `Lists the team’s messages to a ${role}, the newest first.`,
    bare: true,
    result: listOf(Sent),
    async run({ viewer, ids: [id] }) {
      const found = await readCorrespondence(viewer, role, id!)
      if (!found) throw notFound()
      return whole(found.sent)
    },
  })
export const messagesToMentor = messagesTo('mentor')
export const messagesToMentee = messagesTo('mentee')

const writeTo = (role: 'mentor' | 'mentee') =>
  call({
    method: 'POST',
    path: `admin/${role}s/{id}/messages`,
    as: 'admin',
    rights: rightsFor('/admin/mentors/:mentorId/messages'),
    summary: `Sends a message of the team to a ${role}: a mail, and on the page of messages.`,
    acts: ['send_message'],
    body: z.strictObject({ message: MessageText, subject: Subject.optional() }),
    result: Done,
    async run({ viewer, ids: [id], body: { message, subject } }) {
      if (!(await reads.messageRecipient(viewer, { toRole: role, profileId: id! }))) throw notFound()
      await sendMessage(viewer, role, id!, { subject, text: message, formKey: randomUUID() })
      return done
    },
  })
export const writeToMentor = writeTo('mentor')
export const writeToMentee = writeTo('mentee')
