import { useTranslation } from 'react-i18next'
import { ConfirmWithPasswordForm } from '~/parts/accounts/confirm-with-password-form'
import { ConfirmWithPassword } from '~/domain/accounts/confirm-with-password-schema'
import { FormErrors, useActionForm } from '~/http/action-form'
import type { BulkCheckProps } from '~/lists/table'
import { BulkPage, bulkForm } from '~/lists/bulk-page'

/** The page before many deposits are confirmed at once. */
export function MarkPaidCheck(props: BulkCheckProps) {
  const { t } = useTranslation('admin')
  const confirm = useActionForm(ConfirmWithPassword, { id: bulkForm })
  const { possible, passwordNeeded } = props.checked
  return (
    <BulkPage
      {...props}
      errors={<FormErrors form={confirm.form} labels={{ currentPassword: t('passwordAgain.label') }} />}
      effects={[t('bulk.markPaid.opens'), t('bulk.markPaid.mail'), t('bulk.markPaid.recorded')]}
      form={
        <ConfirmWithPasswordForm
          {...confirm}
          {...{ passwordNeeded, submit: t('bulk.markPaid.submit', { count: possible.length }) }}
        />
      }
    />
  )
}
