import { useTranslation } from '~/i18n/use-translation'
import type { RefundPurchase } from '~/domain/payment-queue/schema'
import { ActionForm, type useActionForm } from '~/http/action-form'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { CheckboxField, TextArea, TextField } from '~/ui/field'

export type RefundFormProps = ReturnType<typeof useActionForm<typeof RefundPurchase>> & {
  /** Everything may go back. */
  whole: boolean
  /** The rules find a ground; without one a checkbox and a reason are required for everything. */
  grounded: boolean
  passwordNeeded: boolean
  /** What is left of the payment. */
  left: string
}

/** How much goes back, and why. */
export function RefundForm({ form, fields, te, whole, grounded, passwordNeeded, left }: RefundFormProps) {
  const { t } = useTranslation('admin')
  return (
    <ActionForm form={form}>
      <TextField
        {...fieldProps(fields.amount, te)}
        label={t('refund.amount')}
        hint={t('refund.amountHint', { left })}
        width="half"
        inputMode="decimal"
        autoComplete="off"
      />
      {whole && !grounded && (
        <CheckboxField {...fieldProps(fields.override, te)} label={t('refund.override')} boxed />
      )}
      <TextArea
        {...fieldProps(fields.reason, te)}
        label={t('refund.reason')}
        hint={t(grounded ? 'refund.reasonHintGrounded' : 'refund.reasonHint')}
        rows={3}
      />
      <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
      <div>
        <Button variant="danger" pendingLabel={t('common:form.oneMoment')}>
          {t('refund.submit')}
        </Button>
      </div>
    </ActionForm>
  )
}
