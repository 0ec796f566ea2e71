import * as reads from '~/db/generated/reads.server'
import { pageOfLink, signInByMail } from '~/domain/accounts/mail-sign-in.server'
import { answers, SignInByMail } from '~/domain/accounts/sign-in-schema'
import { ActionForm, FormErrors, SubmitButton, TokenField, useActionForm } from '~/forms/action-form'
import { linkToken } from '~/http/link-token.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, browserOf, findViewer, headersWith, redirect, submit } from '~/http/page.server'
import { arriving, sessionCookie } from '~/http/session.server'
import { personName } from '~/i18n/latin-name'
import { useTranslation } from '~/i18n/use-translation'
import { Button, LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

type State = Awaited<ReturnType<typeof loader>>['state']
export const handle: Handle<{ state: State } | undefined> = {
  title: (t, data) =>
    !data || data.state === 'waiting' || data.state === 'other'
      ? t('public:signInByMail.title')
      : t(`public:signInByMail.${data.state}.title`),
}

/** The link, whose it is, and where it leads. Who is signed in as its reader is there at once. */
export async function loader(args: Args) {
  const token = linkToken(args.request)
  const [viewer, link] = await Promise.all([findViewer(args), reads.authSignInLink({ token })])
  const asked = new URL(args.request.url).searchParams.get('to')
  const answer = answers.find((each) => each === asked)
  const to = link && pageOfLink(link, link.state === 'over' ? undefined : answer)
  if (to && viewer?.userId === link.userId) throw redirect(to)
  return {
    token,
    answer,
    to: to ?? '/',
    state: viewer && link ? ('other' as const) : (link?.state ?? ('unknown' as const)),
    names: { name: link?.name ?? '', latinName: link?.latinName ?? null },
    signedInAs: viewer && { name: viewer.name },
  }
}

export async function action(args: Args) {
  return submit(args, SignInByMail, async ({ token, answer }) => {
    const [viewer, link] = await Promise.all([findViewer(args), reads.authSignInLink({ token })])
    const again = `/sign-in?token=${token}${answer ? `&to=${answer}` : ''}`
    // The page says that somebody is signed in meanwhile, or why the link leads nowhere any more.
    if (link?.state !== 'waiting' || viewer) return redirect(again)
    const secret = await signInByMail(token, browserOf(args))
    return redirect(arriving(args.request, pageOfLink(link, answer)), {
      headers: headersWith(sessionCookie(secret)),
    })
  })
}

/** Opening it changes nothing, because programs that check mails open links; the button signs in. */
export default function SignInByMailPage() {
  const { token, answer, to, state, names, signedInAs } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('public')
  const { form } = useActionForm(SignInByMail, { id: 'sign-in-by-mail' })
  const name = personName(language, names.name, names.latinName)
  const errors = <FormErrors form={form} />
  if (state === 'waiting' && form.status !== 'error')
    return (
      <FormPage title={t('signInByMail.continueAs', { name })} lead={t('signInByMail.lead')} errors={errors}>
        <ActionForm form={form}>
          <input type="hidden" name="token" value={token} />
          {answer && <input type="hidden" name="answer" value={answer} />}
          <SubmitButton>{t('signInByMail.continueAs', { name })}</SubmitButton>
        </ActionForm>
      </FormPage>
    )
  if (state === 'other')
    return (
      <FormPage
        title={t('signInByMail.other.title', { name: signedInAs?.name })}
        lead={t('signInByMail.other.text', { name })}
      >
        <form method="post" action="/logout">
          <TokenField />
          <Button>{t('common:shell.logout')}</Button>
        </form>
      </FormPage>
    )
  return (
    <FormPage title={t(`signInByMail.${state}.title`)} lead={t(`signInByMail.${state}.text`)} errors={errors}>
      <p>
        <LinkButton to={`/login?redirectTo=${encodeURIComponent(to)}`}>{t('common:shell.login')}</LinkButton>
      </p>
    </FormPage>
  )
}
