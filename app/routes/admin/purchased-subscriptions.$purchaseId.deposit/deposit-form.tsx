import { useTranslation } from '~/i18n/use-translation'
import type { Deposit } from '~/domain/payment-queue/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/http/action-form'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { TransferMethodField } from '~/parts/purchases/transfer-method-field'
import { fieldProps, TextField } from '~/ui/field'

type DepositFormProps = ReturnType<typeof useActionForm<typeof Deposit>> & {
  passwordNeeded: boolean
  price: string
  purchase: AdminPurchase
}

/** The amount, and the bank's reference, which identifies the transfer. */
export function DepositForm({ form, fields, te, passwordNeeded, price, purchase }: DepositFormProps) {
  const { t } = useTranslation('admin')
  return (
    <ActionForm form={form}>
      <TextField
        {...fieldProps(fields.amount, te)}
        label={t('deposit.amount')}
        hint={t('deposit.amountHint', { price })}
        width="half"
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        {...fieldProps(fields.externalRef, te)}
        label={t('sent.externalRef')}
        hint={t('sent.externalRefHint')}
        width="half"
        autoComplete="off"
      />
      <TransferMethodField field={fields.method} te={te} purchase={purchase} />
      <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
      <SubmitButton icon="check">{t('deposit.submit')}</SubmitButton>
    </ActionForm>
  )
}
