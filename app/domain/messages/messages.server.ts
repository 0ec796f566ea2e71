import { asViewer, inOneTransaction } from '~/db/as-viewer.server'
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
    (sql) => sql`
    select api.send_message(to_role => ${role}, profile_id => ${profileId}, text => ${text ?? null},
      subject => ${subject}, template_id => ${templateId ?? null}, form_key => ${formKey})`,
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
