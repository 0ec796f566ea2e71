import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { Refusal } from '~/db/refusal.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import type { SendMessage } from './schema'
import { listTemplates } from './templates.server'

/** The role in which the reader of a message is addressed. */
export type ReaderRole = 'mentor' | 'mentee'

/** The mentor or mentee an admin writes to. */
export type Recipient = Row<'message_recipient'>
export type SentMessage = Row<'sent_messages'>

/** A message of the team to the viewer; `unread` if the viewer sees it for the first time. */
export type ReceivedMessage = Row<'open_messages'>

/** A mentor or mentee, the messages sent so far and the templates; undefined if there is no such profile. */
export async function readCorrespondence(viewer: Viewer, role: ReaderRole, profileId: number) {
  const [recipient, sent, templates] = await Promise.all([
    reads.messageRecipient(viewer, { toRole: role, profileId }),
    reads.sentMessages(viewer, { toRole: role, profileId }),
    listTemplates(viewer),
  ])
  return recipient && { recipient, sent: [...sent], templates }
}

type Words = Partial<Pick<SendMessage, 'subject' | 'text'>> & { templateId?: number; formKey: string }

/**
 * Sends a message to a mentor or mentee, once per form key. Raises user_not_found, own_profile, person_erased,
 * template_not_found.
 */
export function sendMessage(viewer: Viewer, role: ReaderRole, profileId: number, words: Words) {
  const { subject = '', text, templateId, formKey } = words
  return acts.sendMessage(viewer, { toRole: role, profileId, text, subject, templateId, formKey })
}

/**
 * The same for a selection, as one of its rows: refuses what the form has sent before. Raises message_sent_before and
 * what sendMessage raises.
 */
export async function sendOneOfMany(viewer: Viewer, role: ReaderRole, profileId: number, words: Words) {
  if ((await sendMessage(viewer, role, profileId, words)) === null)
    throw new Refusal('message_sent_before', undefined, 409)
}

/** The same for one or both of a mentorship. Raises mentorship_not_found, too. */
export async function messagePair(
  viewer: Viewer,
  id: number,
  { toWhom, subject = '', text, templateId, formKey }: Words & { toWhom: 'both' | ReaderRole },
) {
  const sent = await acts.messagePair(viewer, {
    mentorshipId: id,
    toWhom,
    text,
    subject,
    templateId,
    formKey,
  })
  if (sent === 0) throw new Refusal('message_sent_before', undefined, 409)
}

/** Mails words to the viewing admin, once per form key and wording. */
export function testMessage(
  viewer: Viewer,
  { subject = '', text, formKey }: { subject?: string; text: string; formKey: string },
) {
  return acts.testMessage(viewer, { subject, text, formKey })
}
