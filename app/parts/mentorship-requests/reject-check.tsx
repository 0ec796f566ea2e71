import { useTranslation } from '~/i18n/use-translation'
import { RejectionFields } from './rejection-fields'
import { RejectRequest } from '~/domain/mentorship-requests/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import type { BulkCheckProps } from '~/lists/table'
import { BulkPage, bulkForm } from '~/lists/bulk-page'

/** The page before many requests are turned down at once, all with the same reason and message. */
export function RejectCheck(props: BulkCheckProps) {
  const { t } = useTranslation('admin')
  const rejection = useActionForm(RejectRequest, { id: bulkForm })
  return (
    <BulkPage
      {...props}
      errors={<FormErrors form={rejection.form} />}
      effects={[t('bulk.reject.mentees'), t('bulk.reject.mentors'), t('bulk.reject.recorded')]}
      form={
        <ActionForm form={rejection.form}>
          <RejectionFields {...rejection} side="admin" />
          <SubmitButton variant="danger" pending="sending">
            {t('bulk.reject.submit', { count: props.checked.possible.length })}
          </SubmitButton>
        </ActionForm>
      }
    />
  )
}
