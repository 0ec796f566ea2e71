import { useTranslation } from '~/i18n/use-translation'
import type { Recipient, SentMessage } from '~/domain/messages/messages.server'
import { SendMessage } from '~/domain/messages/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { Form } from '~/http/page'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { fieldProps, type Option, SelectField, TextArea, TextField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { ManageTemplates } from './manage-templates'
import { SentMessages } from './sent-messages'

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

type MessageFormProps = CorrespondencePageProps & { title: string; back: { to: string; label: string } }

/** Writes to one person, in own words or from a template. */
export function MessageForm({ title, back, recipient, sent, words, formKey, ...choice }: MessageFormProps) {
  const { t } = useTranslation('messages')
  const { form, fields, te } = useActionForm(SendMessage, { id: 'message', defaultValue: words })
  const labels = { subject: t('common:facts.subject'), text: t('common:facts.message') }
  const language = t(`common:languages.${recipient.locale === 'gr' ? 'el' : recipient.locale}`)
  const closed = recipient.own ? 'write.own' : recipient.erased ? 'write.erased' : null
  return (
    <FormPage
      title={title}
      lead={t('write.lead', { language })}
      back={back}
      errors={<FormErrors form={form} labels={labels} />}
    >
      {closed ? (
        <Banner tone="warning">{t(closed)}</Banner>
      ) : (
        <>
          <div className="grid gap-2">
            {choice.templates.length > 0 && <TemplateChoice {...choice} />}
            <ManageTemplates />
          </div>
          <ActionForm form={form}>
            <input type="hidden" name="formKey" value={formKey} />
            <TextField {...fieldProps(fields.subject, te)} label={labels.subject} optional />
            <TextArea
              {...fieldProps(fields.text, te)}
              label={labels.text}
              hint={t('write.nameHint', { placeholder: '{name}' })}
              rows={9}
            />
            <SubmitButton name="intent" value="preview">
              {t('preview.see')}
            </SubmitButton>
          </ActionForm>
        </>
      )}
      <SentMessages sent={sent} />
    </FormPage>
  )
}

type TemplateChoiceProps = Pick<CorrespondencePageProps, 'templates' | 'templateId'>

/** Fills the form from a template: a GET of the same page. */
function TemplateChoice({ templates, templateId }: TemplateChoiceProps) {
  const { t } = useTranslation('messages')
  return (
    <Form method="get" className="flex flex-wrap items-end gap-3">
      <SelectField
        id="template"
        name="template"
        label={t('admin:bulk.message.template')}
        placeholder={t('write.noTemplate')}
        options={templates}
        defaultValue={templateId ? String(templateId) : ''}
        className="min-w-0 flex-1 basis-64"
      />
      <Button variant="secondary">{t('write.useTemplate')}</Button>
    </Form>
  )
}
