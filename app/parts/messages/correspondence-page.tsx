import { useTranslation } from '~/i18n/use-translation'
import type { SendMessage } from '~/domain/messages/schema'
import { usePreview } from '~/http/preview'
import { MessageForm, type CorrespondencePageProps } from './message-form'
import { MessagePreview } from './message-preview'

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
