import { useTranslation } from '~/i18n/use-translation'
import type { RefundCase } from '~/domain/payments/refund-case.server'
import { RefundPurchase } from '~/domain/payments/schema'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { formatAmount, formatMoney } from '~/i18n/format'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { CheckboxField, fieldProps, TextArea, TextField } from '~/ui/field'

/** Of a purchase that is closed, or whose mentorship runs, only a part can go back. */
export const maySendAll = (found: RefundCase) => found.obstacle === null

export const useRefundForm = (found: RefundCase) =>
  useActionForm(RefundPurchase, {
    id: 'refund',
    intent: 'refund',
    defaultValue: { amount: maySendAll(found) ? formatAmount(found.cents) : undefined },
  })

type RefundFormProps = ReturnType<typeof useRefundForm> & {
  found: RefundCase
  currency: string
  passwordNeeded: boolean
}

/** How much goes back, and why. Without a ground in the rules a checkbox and a reason are required for everything. */
export function RefundForm({ form, fields, te, found, currency, passwordNeeded }: RefundFormProps) {
  const { t, language } = useTranslation('admin')
  const left = formatMoney(language, found.cents, currency)
  const grounded = found.ground !== null
  return (
    <ActionForm form={form}>
      <input type="hidden" name="intent" value="refund" />
      <TextField
        {...fieldProps(fields.amount, te)}
        label={t('refund.amount')}
        hint={t('refund.amountHint', { left })}
        width="half"
        inputMode="decimal"
        autoComplete="off"
      />
      {maySendAll(found) && !grounded && (
        <CheckboxField {...fieldProps(fields.override, te)} label={t('refund.override')} boxed />
      )}
      <TextArea
        {...fieldProps(fields.reason, te)}
        label={t('refund.reason')}
        hint={t(grounded ? 'refund.reasonHintGrounded' : 'refund.reasonHint')}
        rows={3}
      />
      <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
      <SubmitButton variant="danger">{t('refund.submit')}</SubmitButton>
    </ActionForm>
  )
}
