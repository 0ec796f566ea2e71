import { useTranslation } from 'react-i18next'
import { Confirm } from '~/domain/values'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import type { BulkCheckProps } from '~/lists/table'
import { BulkPage, bulkForm } from '~/lists/bulk-page'
import { Button } from '~/ui/button'

/** The page before many dead mails are sent again at once. */
export function ResendCheck(props: BulkCheckProps) {
  const { t } = useTranslation('admin')
  const { form } = useActionForm(Confirm, { id: bulkForm })
  return (
    <BulkPage
      {...props}
      errors={<FormErrors form={form} />}
      effects={[t('bulk.resend.address'), t('bulk.resend.recorded')]}
      form={
        <ActionForm form={form}>
          <div>
            <Button pendingLabel={t('common:form.sending')}>
              {t('bulk.resend.submit', { count: props.checked.possible.length })}
            </Button>
          </div>
        </ActionForm>
      }
    />
  )
}
