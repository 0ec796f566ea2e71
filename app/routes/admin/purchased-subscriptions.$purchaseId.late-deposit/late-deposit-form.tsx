import { useTranslation } from 'react-i18next'
import type { LateDeposit } from '~/domain/payment-queue/schema'
import { ActionForm, type useActionForm } from '~/http/action-form'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { TextField } from '~/ui/field'

export type LateDepositFormProps = ReturnType<typeof useActionForm<typeof LateDeposit>> & {
  passwordNeeded: boolean
}

/** The amount, and the bank's reference, which identifies the transfer. */
export function LateDepositForm({ form, fields, te, passwordNeeded }: LateDepositFormProps) {
  const { t } = useTranslation('admin')
  return (
    <ActionForm form={form}>
      <TextField
        {...fieldProps(fields.amount, te)}
        label={t('lateDeposit.amount')}
        hint={t('lateDeposit.amountHint')}
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
      <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
      <div>
        <Button icon="check" pendingLabel={t('common:form.oneMoment')}>
          {t('lateDeposit.submit')}
        </Button>
      </div>
    </ActionForm>
  )
}
