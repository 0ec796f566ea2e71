import { useTranslation } from '~/i18n/use-translation'
import type { LastEdit } from '~/domain/edits/last-edits.server'
import { SaveTemplate } from '~/domain/messages/template-schema'
import { fieldsOf } from '~/domain/messages/texts-schema'
import type { Texts } from '~/domain/messages/words'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { ChangedMeanwhile, VersionFields } from '~/parts/edits/changed-meanwhile'
import { fieldProps, TextField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { useWordLabels, WordsInLanguages } from './words-in-languages'

type TemplateFormProps = {
  title: string
  formKey: string
  template?: { name: string; texts: Texts }
  /** Who changed the template lately. */
  edits?: LastEdit[]
  /** What else can be done with the template. */
  children?: React.ReactNode
}

/** A new template, or the words of one. */
export function TemplateForm({ title, formKey, template, edits, children }: TemplateFormProps) {
  const { t } = useTranslation('messages')
  const now = template && { name: template.name, ...fieldsOf(template.texts) }
  const { form, fields, te, shown } = useActionForm(SaveTemplate, {
    id: 'template',
    defaultValue: now,
  })
  const labels = { name: t('common:facts.name'), ...useWordLabels() }
  return (
    <FormPage
      title={title}
      lead={t('templates.lead')}
      back={{ to: '/admin/message-templates', label: t('common:shell.admin.templates') }}
      errors={<FormErrors form={form} labels={labels} />}
    >
      {now && <ChangedMeanwhile {...{ shown, now, labels, edits }} />}
      <ActionForm form={form}>
        {now && <VersionFields shown={shown} seen={now} />}
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="formKey" value={formKey} />
        <TextField {...fieldProps(fields.name, te)} label={labels.name} hint={t('templates.nameHint')} />
        <WordsInLanguages fields={fields} te={te} />
        <SubmitButton pending="saving">{t('common:form.save')}</SubmitButton>
      </ActionForm>
      {children}
    </FormPage>
  )
}
