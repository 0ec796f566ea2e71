import * as reads from '~/db/generated/reads.server'
import { useTranslation } from '~/i18n/use-translation'
import { ChooseAccount } from '~/domain/accounts/sign-in-schema'
import { changeRole } from '~/domain/accounts/sessions.server'
import { ActionForm, FormErrors, TokenField, useActionForm } from '~/forms/action-form'
import { destination } from '~/http/destination.server'
import { type Handle, Link, useConstants, useLoaderData } from '~/http/page'
import {
  type Args,
  findViewer,
  headersWith,
  homeOf,
  redirect,
  requireSession,
  sessionRole,
  submit,
} from '~/http/page.server'
import { safePath } from '~/http/safe-path'
import { sessionCookie } from '~/http/session.server'
import { Button, ButtonRow, LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('public:chooseProfile.title') }

export async function loader(args: Args) {
  const viewer = await findViewer(args)
  if (!viewer) throw redirect('/')
  if (viewer.role) throw redirect(homeOf(viewer.role))
  return {
    roles: await reads.roleChoices(viewer),
    redirectTo: safePath(new URL(args.request.url).searchParams.get('redirectTo')),
  }
}

export async function action(args: Args) {
  const viewer = await requireSession(args)
  return submit(args, ChooseAccount, async ({ role, redirectTo }) => {
    // The session already has this role: continue to the page asked for or, for an admin whose second factor
    // is due, to its setup.
    if (sessionRole(viewer) === role) return redirect(destination(role, redirectTo))
    const secret = await changeRole(viewer, role)
    return redirect(destination(role, redirectTo), { headers: headersWith(sessionCookie(secret)) })
  })
}

export default function ChooseProfilePage() {
  const { roles, redirectTo } = useLoaderData<typeof loader>()
  return roles.length > 0 ? <ChooseRole /> : <NoRole redirectTo={redirectTo} />
}

/** The user has no role left to choose, for example a former admin. */
function NoRole({ redirectTo }: { redirectTo: string }) {
  const { t } = useTranslation('public')
  const { teamEmail } = useConstants()
  const way = redirectTo === '/' ? '' : `?redirectTo=${encodeURIComponent(redirectTo)}`
  return (
    <FormPage title={t('chooseProfile.none.title')} lead={t('chooseProfile.none.lead', { teamEmail })}>
      <ButtonRow>
        <LinkButton to={`/mentee/register${way}`}>{t('chooseProfile.none.mentee')}</LinkButton>
        <LinkButton to="/mentor/register" variant="secondary">
          {t('chooseProfile.none.mentor')}
        </LinkButton>
      </ButtonRow>
      <p>
        <Link to="/erase-my-account">{t('chooseProfile.none.data')}</Link>
      </p>
      <form method="post" action="/logout">
        <TokenField />
        <Button variant="secondary">{t('common:shell.logout')}</Button>
      </form>
    </FormPage>
  )
}

function ChooseRole() {
  const { roles, redirectTo } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  const { form } = useActionForm(ChooseAccount, { id: 'choose-profile' })
  return (
    <FormPage
      title={t('chooseProfile.title')}
      lead={t(roles.length > 1 ? 'chooseProfile.lead' : 'chooseProfile.leadOne')}
      errors={<FormErrors form={form} />}
    >
      <ActionForm form={form}>
        <input type="hidden" name="redirectTo" value={redirectTo} />
        {roles.map(({ role, waits }, at) => (
          <div key={role} className="grid gap-1">
            <Button name="role" value={role} variant={at === 0 ? 'primary' : 'secondary'}>
              {t(`chooseProfile.as.${role}`)}
            </Button>
            {waits > 0 && <p className="font-medium">{t(`chooseProfile.waits.${role}`, { count: waits })}</p>}
          </div>
        ))}
      </ActionForm>
    </FormPage>
  )
}
