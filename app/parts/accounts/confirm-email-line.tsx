import { useTranslation } from 'react-i18next'
import { SendConfirmation } from '~/domain/accounts/own-account-schema'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { SubmitButton } from '~/http/submit-button'
import { Banner } from '~/ui/banner'

/**
 * Says that the e-mail address is not confirmed yet, and sends the link again. Nothing else depends on it.
 */
export function ConfirmEmailLine({ email, action }: { email: string; action: string }) {
  const { t } = useTranslation('account')
  const { form } = useActionForm(SendConfirmation, { id: 'confirm-email', intent: 'sendConfirmation' })
  return (
    <>
      <FormErrors form={form} />
      <Banner title={t('confirmEmail.waiting', { email })}>
        <p>{t('confirmEmail.waitingText')}</p>
        <ActionForm form={form} action={action}>
          <input type="hidden" name="intent" value="sendConfirmation" />
          <SubmitButton variant="secondary">{t('confirmEmail.again')}</SubmitButton>
        </ActionForm>
      </Banner>
    </>
  )
}
