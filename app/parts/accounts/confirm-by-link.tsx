import { useTranslation } from '~/i18n/use-translation'
import { waits, type LinkState } from '~/domain/accounts/mailed-links'
import { ConfirmEmail } from '~/domain/accounts/sign-in-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { DeadLinkPage } from '~/parts/accounts/dead-link'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

type ConfirmByLinkProps = {
  of: 'confirmEmail' | 'newEmail'
  token: string
  link: LinkState
  /** Where another link can be asked for. */
  next: string
}

/** Asks to confirm an address by the link of a mail, or says why the link does nothing. */
export function ConfirmByLink({ of, token, link, next }: ConfirmByLinkProps) {
  const { t } = useTranslation('account')
  const { form } = useActionForm(ConfirmEmail, { id: of })
  const errors = <FormErrors form={form} />
  if (!waits(link)) {
    return (
      <DeadLinkPage link={link} of={of} next={t(`${of}.another`)} errors={errors}>
        <p>
          <LinkButton to={next}>{t('confirmEmail.toAccount')}</LinkButton>
        </p>
      </DeadLinkPage>
    )
  }
  return (
    <FormPage title={t(`${of}.title`)} lead={t(`${of}.lead`, { email: link?.email })} errors={errors}>
      <ActionForm form={form}>
        <input type="hidden" name="token" value={token} />
        <SubmitButton>{t('common:form.confirm')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
