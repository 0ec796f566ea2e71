import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { eraseMe } from '~/domain/accounts/my-data.server'
import { EraseAccount } from '~/domain/accounts/own-account-schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, headersWith, homeOf, redirect, requireSession, submit } from '~/http/page.server'
import { removeSession } from '~/http/session.server'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'
import { EraseForm } from './erase-my-account/erase-form'

export const handle: Handle = { title: (t) => t('account:erase.title') }

export async function loader(args: Args) {
  const viewer = await requireSession(args)
  const back = viewer.role ? `/${viewer.role}/my-account?tab=security` : homeOf(null)
  const [obstacle, losses] = await Promise.all([reads.erasureObstacle(viewer), reads.erasureLosses(viewer)])
  return { obstacle, losses, home: homeOf(viewer.role), back }
}

export async function action(args: Args) {
  const viewer = await requireSession(args)
  return submit(args, EraseAccount, async ({ currentPassword }) => {
    await eraseMe(viewer, currentPassword, args.context.clientAddress)
    return redirect('/erased', { headers: headersWith(removeSession()) })
  })
}

export default function ErasePage() {
  const { obstacle, losses, home, back } = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  if (!obstacle) return <EraseForm back={back} losses={losses} />
  const alone = obstacle === 'last_administrator'
  const lead = alone ? t('errors:last_administrator') : t('erase.notNow')
  return (
    <FormPage title={t('erase.title')} lead={lead} back={{ to: back, label: t('common:shell.myAccount') }}>
      {!alone && <p>{t('erase.notNowText')}</p>}
      <p>
        <LinkButton to={home}>{t('common:form.toMyPage')}</LinkButton>
      </p>
    </FormPage>
  )
}
