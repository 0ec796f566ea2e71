import { asViewer, inOneTransaction } from '~/db/as-viewer.server'
import { Refusal } from '~/db/refusal.server'
import type { Row } from '~/db/rows'
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
  const [recipient, sent, templates] = await inOneTransaction(viewer, (one) =>
    Promise.all([
      findRecipient(one, role, profileId),
      asViewer(
        one,
        (sql) => sql<SentMessage[]>`
        select * from api.sent_messages(to_role => ${role}, profile_id => ${profileId})`,
      ),
      listTemplates(one),
    ]),
  )
  return recipient && { recipient, sent: [...sent], templates }
}

/** The mentor or mentee with this id, or undefined. */
export async function findRecipient(viewer: Viewer, role: ReaderRole, profileId: number) {
  const [recipient] = await asViewer(
    viewer,
    (sql) => sql<Recipient[]>`
    select * from api.message_recipient(to_role => ${role}, profile_id => ${profileId})`,
  )
  return recipient
}

type Words = Partial<Pick<SendMessage, 'subject' | 'text'>> & { templateId?: number; formKey: string }

/**
 * Sends a message to a mentor or mentee, once per form key. Raises user_not_found, own_profile, person_erased,
 * template_not_found.
 */
export function sendMessage(viewer: Viewer, role: ReaderRole, profileId: number, words: Words) {
  const { subject = '', text, templateId, formKey } = words
  return asViewer(
    viewer,
    (sql) => sql<{ sent: number | null }[]>`
    select api.send_message(to_role => ${role}, profile_id => ${profileId}, text => ${text ?? null},
      subject => ${subject}, template_id => ${templateId ?? null}, form_key => ${formKey}) as sent`,
  )
}

/**
 * The same for a selection, as one of its rows: refuses what the form has sent before. Raises message_sent_before and
 * what sendMessage raises.
 */
export async function sendOneOfMany(viewer: Viewer, role: ReaderRole, profileId: number, words: Words) {
  const [row] = await sendMessage(viewer, role, profileId, words)
  if (row?.sent === null) throw new Refusal('message_sent_before', undefined, 409)
}

/** The same for one or both of a mentorship. Raises mentorship_not_found, too. */
export async function messagePair(
  viewer: Viewer,
  id: number,
  { toWhom, subject = '', text, templateId, formKey }: Words & { toWhom: 'both' | ReaderRole },
) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ sent: number }[]>`
    select api.message_pair(mentorship_id => ${id}, to_whom => ${toWhom}, text => ${text ?? null}, subject => ${subject},
      template_id => ${templateId ?? null}, form_key => ${formKey}) as sent`,
  )
  if (row!.sent === 0) throw new Refusal('message_sent_before', undefined, 409)
}

/** To which of these mentors or mentees an admin cannot write, and why. */
export function findMessageObstacles(viewer: Viewer, role: ReaderRole, ids: number[]) {
  return asViewer(
    viewer,
    (sql) => sql<Row<'message_obstacles'>[]>`
    select * from api.message_obstacles(to_role => ${role}, profile_ids => ${ids})`,
  )
}

/** The same for mentorships. */
export function findPairObstacles(viewer: Viewer, ids: number[]) {
  return asViewer(
    viewer,
    (sql) => sql<Row<'message_pair_obstacles'>[]>`
    select * from api.message_pair_obstacles(mentorship_ids => ${ids})`,
  )
}

/** Mails words to the viewing admin, once per form key and wording. */
export function testMessage(
  viewer: Viewer,
  { subject = '', text, formKey }: { subject?: string; text: string; formKey: string },
) {
  return asViewer(
    viewer,
    (sql) => sql`select api.test_message(subject => ${subject}, text => ${text}, form_key => ${formKey})`,
  )
}

/** The team's messages to the viewer, newest first; marks them as read unless the page is only fetched ahead. */
export function openMessages(viewer: Viewer, opened: boolean) {
  return asViewer(
    viewer,
    (sql) => sql<ReceivedMessage[]>`select * from api.open_messages(opened => ${opened})`,
  )
}
