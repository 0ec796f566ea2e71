import { useTranslation } from '~/i18n/use-translation'
import type { RefundCase } from '~/domain/payment-queue/refund-case.server'
import { RefundPurchase } from '~/domain/payment-queue/schema'
import { ActionForm, SubmitButton, useActionForm } from '~/http/action-form'
import { formatMoney } from '~/i18n/format'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { CheckboxField, fieldProps, TextArea, TextField } from '~/ui/field'

/** Of a purchase that is closed, or whose mentorship runs, only a part can go back. */
export const maySendAll = (found: RefundCase) => found.obstacle === null

/** The form of a refund. On a page that does not take it, `intent` is a word that no form of that page sends. */
export const useRefundForm = (found: RefundCase, intent?: string) =>
  useActionForm(RefundPurchase, {
    id: 'refund',
    intent,
    defaultValue: { amount: maySendAll(found) ? typed(found.cents) : undefined },
  })

/** An amount as the form takes it: 6200 → 62,00. */
const typed = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

type RefundFormProps = ReturnType<typeof useRefundForm> & {
  found: RefundCase
  currency: string
  passwordNeeded: boolean
  /** The page of the refund, for a form that stands on another one. */
  action?: string
}

/** How much goes back, and why. Without a ground in the rules a checkbox and a reason are required for everything. */
export function RefundForm({ form, fields, te, found, currency, passwordNeeded, action }: RefundFormProps) {
  const { t, language } = useTranslation('admin')
  const left = formatMoney(language, found.cents, currency)
  const grounded = found.ground !== null
  return (
    <ActionForm form={form} action={action}>
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
