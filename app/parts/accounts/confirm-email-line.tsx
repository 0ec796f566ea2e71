import { useTranslation } from '~/i18n/use-translation'
import { SendConfirmation } from '~/domain/accounts/own-account-schema'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'

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
          <div>
            <Button variant="secondary" pendingLabel={t('common:form.oneMoment')}>
              {t('confirmEmail.again')}
            </Button>
          </div>
        </ActionForm>
      </Banner>
    </>
  )
}
