import { useTranslation } from '~/i18n/use-translation'
import { ChooseAccount } from '~/domain/accounts/sign-in-schema'
import { TokenField } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, data, findViewer } from '~/http/page.server'
import { safePath } from '~/http/safe-path'
import { ErrorWords } from '~/layouts/error-words'
import { Button, ButtonRow, LinkButton } from '~/ui/button'
import { PageHeader } from '~/ui/page-header'

export const handle: Handle = {
  title: (t) => t('public:notAuthorized.title'),
}

export async function loader(args: Args) {
  const query = new URL(args.request.url).searchParams
  const viewer = await findViewer(args)
  const wanted = ChooseAccount.shape.role.safeParse(query.get('role'))
  const role = wanted.success && wanted.data !== viewer?.role ? wanted.data : null
  const held = role !== null && (viewer?.roles.includes(role) ?? false)
  return data(
    { role, held, visitor: !viewer, redirectTo: safePath(query.get('redirectTo')) },
    { status: 403 },
  )
}

export default function NotAuthorizedPage() {
  const { role, held, visitor, redirectTo } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  if (!role) return <ErrorWords status={403} />
  const need = t(`notAuthorized.need.${role}`)
  if (held) {
    return (
      <>
        <PageHeader title={t('notAuthorized.title')} lead={`${need} ${t('notAuthorized.held')}`} />
        <form method="post" action="/switch-account">
          <TokenField />
          <input type="hidden" name="redirectTo" value={redirectTo} />
          <Button name="role" value={role}>
            {t(`notAuthorized.switchTo.${role}`)}
          </Button>
        </form>
      </>
    )
  }
  const back = encodeURIComponent(redirectTo)
  return (
    <>
      <PageHeader
        title={t('notAuthorized.title')}
        lead={visitor ? need : `${need} ${t(`notAuthorized.notHeld.${role}`)}`}
      />
      <ButtonRow>
        {visitor && <LinkButton to={`/login?redirectTo=${back}`}>{t('common:shell.login')}</LinkButton>}
        {!visitor && role === 'mentee' && (
          <LinkButton to={`/mentee/register?redirectTo=${back}`}>{t('chooseProfile.none.mentee')}</LinkButton>
        )}
        {!visitor && role === 'mentor' && (
          <LinkButton to="/mentor/register">{t('chooseProfile.none.mentor')}</LinkButton>
        )}
        <LinkButton to="/" variant="secondary">
          {t('common:errorPage.home')}
        </LinkButton>
      </ButtonRow>
    </>
  )
}
