import { useTranslation } from '~/i18n/use-translation'
import type { AskRefund } from '~/domain/refunds/schema'
import { ActionForm, type useActionForm } from '~/http/action-form'
import { AccountFields } from '~/parts/refunds/account-fields'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { TextArea } from '~/ui/field'

export type AskRefundFormProps = ReturnType<typeof useActionForm<typeof AskRefund>> & {
  /** The terms give a ground, so no reason is required. */
  entitled: boolean
  /** A card payment is refunded to the card; only a deposit needs an account. */
  byDeposit: boolean
}

/** A refund request to the team, with the account for a deposit. */
export function AskRefundForm({ form, fields, te, entitled, byDeposit }: AskRefundFormProps) {
  const { t } = useTranslation('refunds')
  return (
    <ActionForm form={form}>
      <TextArea
        {...fieldProps(fields.text, te)}
        required={!entitled}
        label={t('ask.text')}
        hint={t('ask.textHint')}
        optional={entitled ? t('common:form.optional') : undefined}
        rows={5}
      />
      {byDeposit && <AccountFields fields={fields} te={te} optional />}
      <div>
        <Button pendingLabel={t('common:form.sending')}>{t('ask.submit')}</Button>
      </div>
    </ActionForm>
  )
}
