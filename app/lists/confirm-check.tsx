import { useTranslation } from '~/i18n/use-translation'
import { Confirm } from '~/domain/values'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { BulkPage, bulkForm } from './bulk-page'
import type { BulkCheckProps } from './table'

/** The page before a bulk act that sends mails and asks for nothing else. */
export function ConfirmCheck(props: BulkCheckProps) {
  const { t } = useTranslation('admin')
  const { form } = useActionForm(Confirm, { id: bulkForm })
  const words = `bulk.${props.act.words}`
  return (
    <BulkPage
      {...props}
      errors={<FormErrors form={form} />}
      effects={[t(`${words}.mail`), t(`${words}.recorded`)]}
      form={
        <ActionForm form={form}>
          <SubmitButton pending="sending">
            {t(`${words}.submit`, { count: props.checked.possible.length })}
          </SubmitButton>
        </ActionForm>
      }
    />
  )
}
