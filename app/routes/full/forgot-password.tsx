import { useTranslation } from '~/i18n/use-translation'
import { askReset } from '~/domain/accounts/resets.server'
import { AskReset } from '~/domain/accounts/sign-in-schema'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, browserOf, redirect, redirectIfSignedIn, submit } from '~/http/page.server'
import { AskResetForm } from '~/parts/accounts/ask-reset-form'
import { Banner } from '~/ui/banner'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = {
  title: (t) => t('public:login.forgot'),
  found: (t) => ({ description: t('public:found.forgot') }),
}

export async function loader(args: Args) {
  await redirectIfSignedIn(args)
  return { sent: new URL(args.request.url).searchParams.has('sent') }
}

export async function action(args: Args) {
  return submit(args, AskReset, async ({ email }) => {
    await askReset(email, browserOf(args))
    return redirect('/forgot-password?sent')
  })
}

export default function ForgotPasswordPage() {
  const { sent } = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  const bound = useActionForm(AskReset, { id: 'forgot-password' })
  return (
    <FormPage
      title={t('public:login.forgot')}
      lead={sent ? undefined : t('forgot.lead')}
      errors={<FormErrors form={bound.form} labels={{ email: t('common:facts.email') }} />}
    >
      {sent && (
        <Banner tone="success" title={t('forgot.sent')} role="status">
          <p>{t('forgot.sentText')}</p>
        </Banner>
      )}
      <AskResetForm {...bound} submit={sent ? t('forgot.again') : t('forgot.submit')} />
      <p>
        <Link to="/login">{t('forgot.toLogin')}</Link>
      </p>
    </FormPage>
  )
}
