import { useTranslation } from '~/i18n/use-translation'
import type { Deposit } from '~/domain/payments/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { MoneyDayField } from '~/parts/purchases/money-day-field'
import { TransferMethodField } from '~/parts/purchases/transfer-method-field'
import { euros } from '~/domain/values'
import { formatMoney } from '~/i18n/format'
import { CheckboxField, fieldProps, TextField } from '~/ui/field'

type DepositFormProps = ReturnType<typeof useActionForm<typeof Deposit>> & {
  passwordNeeded: boolean
  purchase: AdminPurchase
  today: string
  /** The order waits for its whole price, which may come without a reference. */
  whole: boolean
}

/** The amount and the day, and the bank's reference, which identifies the transfer of any other amount than the price. */
export function DepositForm(props: DepositFormProps) {
  const { form, fields, te, passwordNeeded, purchase, today, whole } = props
  const { t, language } = useTranslation('admin')
  const price = formatMoney(language, purchase.priceCents, purchase.currency)
  return (
    <ActionForm form={form}>
      {whole && <input type="hidden" name={fields.whole.name} value="on" />}
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
        hint={whole ? t('deposit.refHint', { price }) : t('sent.externalRefHint')}
        optional={whole}
        width="half"
        autoComplete="off"
      />
      <MoneyDayField
        field={fields.arrivedOn}
        te={te}
        today={today}
        legend={t('deposit.arrivedOn')}
        hint={t('deposit.arrivedOnHint')}
      />
      <TransferMethodField field={fields.method} te={te} purchase={purchase} />
      {whole && purchase.proofs.length === 0 && (
        <CheckboxField
          {...fieldProps(fields.seenAtBank, te)}
          label={t('markPaid.seenAtBank')}
          hint={t('markPaid.seenAtBankHint')}
          boxed
        />
      )}
      <SureField {...{ fields, te, purchase }} />
      <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
      <SubmitButton icon="check">{t('deposit.submit')}</SubmitButton>
    </ActionForm>
  )
}

/** Asked only where much more came than what is due; it names the difference. */
function SureField({ fields, te, purchase }: Pick<DepositFormProps, 'fields' | 'te' | 'purchase'>) {
  const { t, language } = useTranslation('admin')
  const typed = euros('amount_invalid').safeParse(fields.amount.value ?? '')
  if (!typed.success || (!fields.sure.errors && !fields.sure.value)) return null
  const { priceCents, receivedCents, paidAt, cancelledAt, currency } = purchase
  const due = (paidAt ?? cancelledAt) ? priceCents : priceCents - receivedCents
  const money = (cents: number) => formatMoney(language, cents, currency)
  return (
    <CheckboxField
      {...fieldProps(fields.sure, te)}
      label={t('deposit.sure', { amount: money(typed.data), more: money(typed.data - due), due: money(due) })}
      boxed
    />
  )
}
