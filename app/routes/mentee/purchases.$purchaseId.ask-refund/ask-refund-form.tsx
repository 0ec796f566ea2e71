import { useTranslation } from 'react-i18next'
import type { AskRefund } from '~/domain/refunds/schema'
import { ActionForm, type useActionForm } from '~/http/action-form'
import { AccountFields } from '~/parts/refunds/account-fields'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { TextArea } from '~/ui/field'

export type AskRefundFormProps = ReturnType<typeof useActionForm<typeof AskRefund>> & {
  /** The terms give her the money back: she need not say why. */
  entitled: boolean
  /** What she paid by card goes back to the card. */
  byDeposit: boolean
}

/** Her request to the team, and where a deposit goes. */
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
