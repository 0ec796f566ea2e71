import { useTranslation } from '~/i18n/use-translation'
import { MakeInactive } from '~/domain/mentors/mentor-record-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import type { BulkCheckProps } from '~/lists/table'
import { bulkForm, BulkPage } from '~/lists/bulk-page'
import { fieldProps, TextArea } from '~/ui/field'

/** The page before many mentors are made inactive at once, all with the same words. */
export function InactiveCheck(props: BulkCheckProps) {
  const { t } = useTranslation('admin')
  const { form, fields, te } = useActionForm(MakeInactive, { id: bulkForm })
  return (
    <BulkPage
      {...props}
      errors={<FormErrors form={form} labels={{ reason: t('common:form.toTheMentors') }} />}
      effects={[t('bulk.inactive.hidden'), t('bulk.inactive.requests'), t('bulk.inactive.mail')]}
      form={
        <ActionForm form={form}>
          <TextArea
            {...fieldProps(fields.reason, te)}
            label={t('common:form.toTheMentors')}
            hint={t('bulk.inactive.reasonHint')}
            optional
            rows={3}
          />
          <SubmitButton variant="danger">
            {t('bulk.inactive.submit', { count: props.checked.possible.length })}
          </SubmitButton>
        </ActionForm>
      }
    />
  )
}
