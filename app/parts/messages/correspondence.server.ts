import { randomUUID } from 'node:crypto'
import * as reads from '~/db/generated/reads.server'
import {
  readCorrespondence,
  sendMessage,
  testMessage,
  type ReaderRole,
} from '~/domain/messages/messages.server'
import type { SendMessage } from '~/domain/messages/schema'
import { wordsFor } from '~/domain/messages/words'
import { or404, redirect } from '~/http/page.server'
import { formAgain, previewOf } from '~/http/preview'
import type { Viewer } from '~/viewer/viewer'

const pathOf = (role: ReaderRole, id: number) => `/admin/${role}s/${id}/messages`

/**
 * The messages to one mentor or mentee, and the words of the template that the URL names, in the reader's
 * language. Throws 404.
 */
export async function loadCorrespondence(viewer: Viewer, role: ReaderRole, id: number, request: Request) {
  const read = or404(await readCorrespondence(viewer, role, id))
  const { recipient, sent, templates } = read
  const asked = Number(new URL(request.url).searchParams.get('template'))
  const template = templates.find((each) => each.id === asked)
  return {
    role,
    id,
    recipient,
    sent,
    templates: templates.map(({ id: value, name }) => ({ value: String(value), label: name })),
    templateId: template?.id ?? null,
    words: template ? wordsFor(template.texts, recipient.locale) : { subject: '', text: '' },
    formKey: randomUUID(),
  }
}

/** Shows the message once more, mails it to the admin as a test, or sends it. */
export async function actOnMessage(viewer: Viewer, role: ReaderRole, id: number, message: SendMessage) {
  const { intent } = message
  if (intent === 'edit') return formAgain(message)
  if (intent === 'test') await testMessage(viewer, message)
  if (intent !== 'send') return { ...previewOf(message), tested: intent === 'test' }
  await sendMessage(viewer, role, id, message)
  const name = (await reads.messageRecipient(viewer, { toRole: role, profileId: id }))?.name ?? ''
  return redirect(pathOf(role, id), 'messageSent', { name })
}
