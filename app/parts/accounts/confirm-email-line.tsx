import { useTranslation } from '~/i18n/use-translation'
import { SendConfirmation } from '~/domain/accounts/own-account-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { useRootData } from '~/http/page'
import { accountPath } from '~/parts/accounts/account-tabs'
import { Banner } from '~/ui/banner'

/**
 * Says that the e-mail address is not confirmed yet, and sends the link again. Until then mails have no contact data of
 * others.
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

/** The same on the page where a mentee or mentor arrives, while the address of the viewer is not confirmed. */
export function UnconfirmedEmail({ side }: { side: 'mentee' | 'mentor' }) {
  const email = useRootData()?.viewer?.unconfirmedEmail
  return email ? <ConfirmEmailLine email={email} action={accountPath(side, 'notifications')} /> : null
}
