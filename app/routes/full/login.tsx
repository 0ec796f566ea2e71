import { Trans } from 'react-i18next'
import { useTranslation } from '~/i18n/use-translation'
import { SignIn } from '~/domain/accounts/sign-in-schema'
import { findMentorOnTheWay } from '~/domain/mentors/mentor-on-the-way.server'
import { findPackageOnTheWay } from '~/domain/packages/packages.server'
import { ActionForm, FormErrors, useActionForm } from '~/forms/action-form'
import { authenticate } from '~/http/authenticator.server'
import { destination, inRoleOf } from '~/http/destination.server'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, browserOf, headersWith, redirect, redirectIfSignedIn, submit } from '~/http/page.server'
import { safePath } from '~/http/safe-path'
import { afterSignIn, sessionCookies } from '~/http/session.server'
import { getLanguage } from '~/http/language.server'
import { WaitingMentor } from '~/parts/mentors/waiting-mentor'
import { WaitingPackage } from '~/parts/packages/waiting-package'
import { Button } from '~/ui/button'
import { EmailField, fieldProps, PasswordField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = {
  title: (t) => t('public:login.title'),
  found: (t) => ({ description: t('public:found.login') }),
}

export async function loader(args: Args) {
  await redirectIfSignedIn(args)
  const redirectTo = safePath(new URL(args.request.url).searchParams.get('redirectTo'))
  const [item, mentor] = await Promise.all([
    findPackageOnTheWay(redirectTo),
    findMentorOnTheWay(redirectTo, await getLanguage(args)),
  ])
  return { redirectTo, item, mentor }
}

export async function action(args: Args) {
  return submit(args, SignIn, async ({ email, password, redirectTo }) => {
    const session = await inRoleOf(await authenticate({ email, password }, browserOf(args)), redirectTo)
    return redirect(afterSignIn(args.request, session, destination(session.role, redirectTo), redirectTo), {
      headers: headersWith(...(await sessionCookies(args.request, session))),
    })
  })
}

export default function LoginPage() {
  const { redirectTo, item, mentor } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  const { form, fields, te } = useActionForm(SignIn, { id: 'login' })
  return (
    <FormPage
      title={t('login.title')}
      errors={
        <FormErrors
          form={form}
          labels={{ email: t('common:facts.email'), password: t('common:facts.password') }}
        />
      }
    >
      <WaitingPackage item={item} />
      <WaitingMentor mentor={mentor} />
      <ActionForm form={form}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <EmailField
          {...fieldProps(fields.email, te)}
          label={t('common:facts.email')}
          autoComplete="username"
        />
        <PasswordField
          {...fieldProps(fields.password, te)}
          label={t('common:facts.password')}
          autoComplete="current-password"
        />
        <Button pendingLabel={t('common:form.oneMoment')}>{t('common:shell.login')}</Button>
      </ActionForm>
      <p>
        <Link to="/forgot-password">{t('login.forgot')}</Link>
      </p>
      <p>
        {t('login.newHere')}{' '}
        <Link to={`/mentee/register?redirectTo=${encodeURIComponent(redirectTo)}`}>
          {t('login.register')}
        </Link>
      </p>
      <p>
        <Trans t={t} i18nKey="login.becomeMentor" components={{ apply: <Link to="/mentor/register" /> }} />
      </p>
    </FormPage>
  )
}
