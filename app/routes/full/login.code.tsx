import { useTranslation } from '~/i18n/use-translation'
import { SecondStep } from '~/domain/accounts/second-factor-schema'
import { findPending, takeSecondStep } from '~/domain/accounts/second-step.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { destination, inRoleOf } from '~/http/destination.server'
import { type Handle, Link, useLoaderData, useSearchParams } from '~/http/page'
import { type Args, browserOf, headersWith, redirect, redirectIfSignedIn, submit } from '~/http/page.server'
import { safePath } from '~/http/safe-path'
import { readPending, sessionCookies } from '~/http/session.server'
import { fieldProps, TextField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('account:secondStep.title') }

export async function loader(args: Args) {
  await redirectIfSignedIn(args)
  const redirectTo = safePath(new URL(args.request.url).searchParams.get('redirectTo'))
  const pending = readPending(args.request)
  if (!(await findPending(pending)))
    throw redirect(`/login?redirectTo=${encodeURIComponent(redirectTo)}`, pending && 'secondStepOver')
  return { redirectTo }
}

export async function action(args: Args) {
  return submit(args, SecondStep, async ({ code, redirectTo }) => {
    const step = await takeSecondStep(readPending(args.request), code, browserOf(args))
    const session = await inRoleOf(step, redirectTo)
    return redirect(destination(session.role, redirectTo), {
      headers: headersWith(...(await sessionCookies(args.request, session))),
    })
  })
}

export default function SecondStepPage() {
  const { redirectTo } = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  const { form, fields, te } = useActionForm(SecondStep, { id: 'second-step' })
  const [query] = useSearchParams()
  const recovers = query.has('recover')
  const label = t(recovers ? 'secondStep.recoveryCode' : 'secondStep.code')
  const errors = <FormErrors form={form} labels={{ code: label }} />
  return (
    <FormPage
      title={t('secondStep.title')}
      lead={t(recovers ? 'secondStep.recoveryLead' : 'secondStep.lead')}
      errors={errors}
    >
      <ActionForm form={form}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        <TextField
          {...fieldProps(fields.code, te)}
          label={label}
          inputMode={recovers ? undefined : 'numeric'}
          width="half"
          autoComplete={recovers ? 'off' : 'one-time-code'}
          spellCheck={false}
          autoCapitalize="none"
        />
        <SubmitButton>{t('secondStep.submit')}</SubmitButton>
      </ActionForm>
      <p>
        <Link to={`?${new URLSearchParams({ redirectTo, ...(recovers ? {} : { recover: '1' }) })}`}>
          {t(recovers ? 'secondStep.byApp' : 'secondStep.byRecovery')}
        </Link>
      </p>
      <p className="text-muted">{t('secondStep.lost')}</p>
      <p>
        <Link to="/login">{t('secondStep.back')}</Link>
      </p>
    </FormPage>
  )
}
