import { useTranslation } from '~/i18n/use-translation'
import { RejectionForm } from './rejection-form'
import { RejectRequest } from '~/domain/mentorship-requests/schema'
import { FormErrors, useActionForm } from '~/http/action-form'
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
        <RejectionForm
          {...rejection}
          side="admin"
          submit={t('bulk.reject.submit', { count: props.checked.possible.length })}
        />
      }
    />
  )
}
