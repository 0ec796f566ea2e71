import { useTranslation } from '~/i18n/use-translation'
import { ManyMessage } from '~/domain/messages/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import type { BulkCheckProps } from '~/lists/table'
import { BulkPage, bulkForm } from '~/lists/bulk-page'
import { fieldProps, RadioGroup, SelectField, TextArea, TextField } from '~/ui/field'
import { ManageTemplates } from './manage-templates'

/** The page before one message goes to many: a template in each reader's language, or own words. */
export function MessageCheck(props: BulkCheckProps) {
  const { t } = useTranslation('admin')
  const { possible, choices, formKey } = props.checked
  const { form, fields, te } = useActionForm(ManyMessage, { id: bulkForm, defaultValue: { toWhom: 'both' } })
  const labels = {
    templateId: t('bulk.message.template'),
    subject: t('common:facts.subject'),
    text: t('common:facts.message'),
  }
  return (
    <BulkPage
      {...props}
      errors={<FormErrors form={form} labels={labels} />}
      effects={[t('bulk.message.page'), t('bulk.message.mail'), t('bulk.message.replies')]}
      form={
        <ActionForm form={form}>
          <input type="hidden" name="formKey" value={formKey} />
          {props.table.list.view === 'admin_mentorships' && (
            <RadioGroup
              {...fieldProps(fields.toWhom, te)}
              legend={t('bulk.message.toWhom')}
              options={(['both', 'mentee', 'mentor'] as const).map((value) => ({
                value,
                label: t(`bulk.message.readers.${value}`),
              }))}
            />
          )}
          <div className="grid gap-2">
            {choices.length > 0 && (
              <SelectField
                {...fieldProps(fields.templateId, te)}
                label={labels.templateId}
                hint={t('bulk.message.templateHint')}
                placeholder={t('bulk.message.ownWords')}
                options={choices}
              />
            )}
            <ManageTemplates />
          </div>
          <TextField {...fieldProps(fields.subject, te)} label={labels.subject} />
          <TextArea
            {...fieldProps(fields.text, te)}
            label={labels.text}
            hint={t('bulk.message.textHint', { placeholder: '{name}' })}
            rows={8}
          />
          <SubmitButton pending="sending">
            {t('bulk.message.submit', { count: possible.length })}
          </SubmitButton>
        </ActionForm>
      }
    />
  )
}
