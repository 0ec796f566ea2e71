import { useTranslation } from 'react-i18next'
import type { Recipient, SentMessage } from '~/domain/messages/messages.server'
import type { SendMessage } from '~/domain/messages/schema'
import { usePreview } from '~/http/preview'
import type { Option } from '~/ui/field'
import { MessageForm } from './message-form'
import { MessagePreview } from './message-preview'

export type CorrespondencePageProps = {
  role: 'mentor' | 'mentee'
  id: number
  recipient: Recipient
  sent: SentMessage[]
  templates: Option[]
  templateId: number | null
  words: { subject: string; text: string }
  formKey: string
}

/** The team's messages to one person: a form, the message before it is sent, and those sent so far. */
export function CorrespondencePage(props: CorrespondencePageProps) {
  const { t } = useTranslation('messages')
  const preview = usePreview<SendMessage>()
  const { role, id, recipient, templateId } = props
  const page = {
    title: t('write.title', { name: recipient.name }),
    back: { to: `/admin/${role}s/${id}`, label: recipient.name },
  }
  if (preview) return <MessagePreview {...page} recipient={recipient} preview={preview} />
  // A chosen template starts a new form.
  return <MessageForm key={templateId ?? 0} {...page} {...props} />
}
