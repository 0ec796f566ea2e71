import { useTranslation } from '~/i18n/use-translation'
import { ResetSecondFactor } from '~/domain/people/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { RecordSection } from '~/ui/record-page'

/** The second step at sign-in is taken off. */
export function SecondFactorSection({ passwordNeeded }: { passwordNeeded: boolean }) {
  const { t } = useTranslation('account')
  const { form, fields, te } = useActionForm(ResetSecondFactor, {
    id: 'reset-second-factor',
    intent: 'secondFactor',
  })
  return (
    <RecordSection id="second-factor" title={t('secondFactor.resetTitle')}>
      <div className="grid gap-7">
        <FormErrors form={form} />
        <p>{t('secondFactor.resetText')}</p>
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="secondFactor" />
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton variant="danger">{t('secondFactor.reset')}</SubmitButton>
        </ActionForm>
      </div>
    </RecordSection>
  )
}
