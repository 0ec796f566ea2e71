import { useTranslation } from 'react-i18next'
import { Confirm } from '~/domain/values'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import type { BulkCheckProps } from '~/lists/table'
import { BulkPage, bulkForm } from '~/lists/bulk-page'
import { Button } from '~/ui/button'

/** The page before many mentors are reminded at once, each of one request. */
export function RemindCheck(props: BulkCheckProps) {
  const { t } = useTranslation('admin')
  const { form } = useActionForm(Confirm, { id: bulkForm })
  return (
    <BulkPage
      {...props}
      errors={<FormErrors form={form} />}
      effects={[t('bulk.remind.mail'), t('bulk.remind.recorded')]}
      form={
        <ActionForm form={form}>
          <div>
            <Button pendingLabel={t('common:form.sending')}>
              {t('bulk.remind.submit', { count: props.checked.possible.length })}
            </Button>
          </div>
        </ActionForm>
      }
    />
  )
}
