import { useTranslation } from '~/i18n/use-translation'
import type { Recipient } from '~/domain/messages/messages.server'
import type { SendMessage } from '~/domain/messages/schema'
import { withName } from '~/domain/messages/words'
import { TokenField } from '~/forms/action-form'
import { Form, useActionData } from '~/http/page'
import { usePreview } from '~/http/preview'
import { Banner } from '~/ui/banner'
import { Button, ButtonRow } from '~/ui/button'
import { FormPage } from '~/ui/form-page'
import { MessageCard } from './message-card'
import { type CorrespondencePageProps, MessageForm } from './message-form'

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

type MessagePreviewProps = {
  title: string
  back: { to: string; label: string }
  recipient: Recipient
  preview: SendMessage
}

/** The message as its reader will see it, before it is sent. */
function MessagePreview({ title, back, recipient, preview }: MessagePreviewProps) {
  const { t } = useTranslation('messages')
  const tested = (useActionData() as { tested?: boolean } | undefined)?.tested
  const { subject = '', text, formKey } = preview
  return (
    <FormPage title={title} lead={t('preview.lead', { name: recipient.name })} back={back}>
      {tested && (
        <Banner tone="success" role="status">
          {t('preview.tested')}
        </Banner>
      )}
      <MessageCard
        subject={withName(subject, recipient.firstName)}
        text={withName(text, recipient.firstName)}
      />
      <p className="text-muted">{t('preview.where', { email: recipient.email })}</p>
      <Form method="post">
        <TokenField />
        {Object.entries({ subject, text, formKey }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ButtonRow>
          <Button name="intent" value="send" pendingLabel={t('common:form.sending')}>
            {t('preview.send')}
          </Button>
          <Button name="intent" value="test" variant="secondary">
            {t('preview.test')}
          </Button>
          <Button name="intent" value="edit" variant="quiet">
            {t('preview.edit')}
          </Button>
        </ButtonRow>
      </Form>
    </FormPage>
  )
}
