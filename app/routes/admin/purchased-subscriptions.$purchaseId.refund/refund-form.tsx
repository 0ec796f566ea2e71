import { useTranslation } from 'react-i18next'
import type { RefundPurchase } from '~/domain/payment-queue/schema'
import { ActionForm, type useActionForm } from '~/http/action-form'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { CheckboxField, TextArea } from '~/ui/field'

export type RefundFormProps = ReturnType<typeof useActionForm<typeof RefundPurchase>> & {
  /** The rules find a ground; without one a checkbox and a reason are required. */
  grounded: boolean
  passwordNeeded: boolean
  amount: string
}

/** Confirms a refund. */
export function RefundForm({ form, fields, te, grounded, passwordNeeded, amount }: RefundFormProps) {
  const { t } = useTranslation('admin')
  return (
    <ActionForm form={form}>
      {!grounded && <CheckboxField {...fieldProps(fields.override, te)} label={t('refund.override')} boxed />}
      <TextArea
        {...fieldProps(fields.reason, te)}
        label={t('refund.reason')}
        hint={t('refund.reasonHint')}
        optional={grounded ? t('common:form.optional') : undefined}
        rows={3}
      />
      <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
      <div>
        <Button variant="danger" pendingLabel={t('common:form.oneMoment')}>
          {t('refund.submit', { amount })}
        </Button>
      </div>
    </ActionForm>
  )
}
