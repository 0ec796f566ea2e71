import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { linkTitle, waits, type LinkState } from '~/domain/accounts/mailed-links'
import { ConfirmEmail } from '~/domain/accounts/sign-in-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, findViewer, homeOf, redirect, submit } from '~/http/page.server'
import { mailedLink } from '~/http/link-token.server'
import { DeadLinkPage } from '~/parts/accounts/dead-link'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

export const handle: Handle<{ link: LinkState } | undefined> = {
  title: (t, data) => t(linkTitle(data?.link, 'account:confirmEmail.title')),
}

export async function loader(args: Args) {
  const viewer = await findViewer(args)
  const next = viewer?.role ? `/${viewer.role}/my-account` : '/login'
  return { ...(await mailedLink(args.request, 'confirm_email')), next }
}

export async function action(args: Args) {
  const viewer = await findViewer(args)
  return submit(args, ConfirmEmail, async ({ token }) => {
    await acts.authConfirmEmail({ token })
    return redirect(viewer ? homeOf(viewer.role) : '/login', 'emailConfirmed')
  })
}

export default function ConfirmEmailPage() {
  const { token, link, next } = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  const { form } = useActionForm(ConfirmEmail, { id: 'confirm-email' })
  if (!waits(link)) {
    return (
      <DeadLinkPage
        link={link}
        of="confirmEmail"
        next={t('confirmEmail.another')}
        errors={<FormErrors form={form} />}
      >
        <p>
          <LinkButton to={next}>{t('confirmEmail.toAccount')}</LinkButton>
        </p>
      </DeadLinkPage>
    )
  }
  return (
    <FormPage
      title={t('confirmEmail.title')}
      lead={t('confirmEmail.lead')}
      errors={<FormErrors form={form} />}
    >
      <ActionForm form={form}>
        <input type="hidden" name="token" value={token} />
        <SubmitButton>{t('common:form.confirm')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
