import { useTranslation } from '~/i18n/use-translation'
import { linkTitle, waits, type LinkState } from '~/domain/accounts/mailed-links'
import { ResetPassword } from '~/domain/accounts/sign-in-schema'
import { acceptInvitation } from '~/domain/created-people/invitations.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, Link, useConstants, useLoaderData } from '~/http/page'
import { type Args, browserOf, flash, homeOf, redirect, submit } from '~/http/page.server'
import { mailedLink } from '~/http/link-token.server'
import { afterSignIn, sessionCookies } from '~/http/session.server'
import { DeadLinkPage } from '~/parts/accounts/dead-link'
import { ButtonRow, LinkButton } from '~/ui/button'
import { fieldProps, PasswordField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle<{ link: LinkState } | undefined> = {
  title: (t, data) => t(linkTitle(data?.link, 'creating:invitation.title')),
}

export const loader = ({ request }: Args) => mailedLink(request, 'invitation')

export async function action(args: Args) {
  return submit(args, ResetPassword, async ({ token, password }) => {
    const session = await acceptInvitation(token, password, browserOf(args))
    return redirect(afterSignIn(args.request, session, homeOf(session.role)), {
      headers: flash('invitationAccepted', ...(await sessionCookies(args.request, session))),
    })
  })
}

export default function InvitationPage() {
  const { token, link } = useLoaderData<typeof loader>()
  return waits(link) ? <FirstPasswordPage token={token} /> : <DeadInvitationPage link={link} />
}

function FirstPasswordPage({ token }: { token: string }) {
  const { t } = useTranslation(['creating', 'account'])
  const { form, fields, te } = useActionForm(ResetPassword, { id: 'invitation' })
  const label = t('common:facts.password')
  return (
    <FormPage
      title={t('invitation.title')}
      lead={t('invitation.lead')}
      errors={<FormErrors form={form} labels={{ password: label }} />}
    >
      <ActionForm form={form}>
        <input type="hidden" name="token" value={token} />
        <PasswordField
          {...fieldProps(fields.password, te)}
          label={label}
          hint={t('account:security.newHint')}
          autoComplete="new-password"
        />
        <SubmitButton>{t('invitation.submit')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}

/** Says what became of the invitation, and how to go on. */
function DeadInvitationPage({ link }: { link: LinkState }) {
  const { t } = useTranslation('creating')
  const { teamEmail } = useConstants()
  return (
    <DeadLinkPage link={link} of="invitation" next={t('invitation.deadForgot')}>
      <ButtonRow>
        <LinkButton to="/forgot-password">{t('invitation.forgot')}</LinkButton>
        <LinkButton to="/login" variant="secondary">
          {t('invitation.login')}
        </LinkButton>
      </ButtonRow>
      <p>
        {t('invitation.deadTeam')} <Link to={`mailto:${teamEmail}`}>{teamEmail}</Link>
      </p>
    </DeadLinkPage>
  )
}
