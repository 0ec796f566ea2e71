import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { ActOnAdmin, InvitedAdmin } from '~/domain/accounts/admin-right-schema'
import {
  changeAdminRight,
  inviteAdmin,
  type Invited,
  isLastAdministrator,
  listAdministrators,
  retireAdmin,
} from '~/domain/accounts/administrators.server'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, guarded, idOrNew, or404, redirect, requireViewer } from '~/http/page.server'
import { useActLink } from '~/http/return-to'
import { Banner } from '~/ui/banner'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'
import { InviteForm } from './administrators.$userId/invite-form'
import { InviteAgainSection, RetireSection, RightSection } from './administrators.$userId/right-and-role'

export const handle: Handle<{ admin: { name: string; surname: string } | null } | undefined> = {
  title: (t, data) =>
    data?.admin ? `${data.admin.name} ${data.admin.surname}` : t('settings:inviteAdmin.title'),
}

const list = '/admin/administrators'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idOrNew(args.params.userId)
  const [all, passwordNeeded] = await Promise.all([listAdministrators(viewer), reads.passwordNeeded(viewer)])
  return {
    admin: userId === null ? null : or404(all.find(({ id }) => id === userId)),
    own: userId === viewer.userId,
    last: userId !== null && isLastAdministrator([...all], userId),
    passwordNeeded,
  }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idOrNew(args.params.userId)
  const invite = async (invited: Invited) => {
    await inviteAdmin(viewer, invited)
    return redirect(list, 'adminInvited', { name: `${invited.name} ${invited.surname}` })
  }
  if (userId === null) return guarded(args, viewer, InvitedAdmin, invite)
  return guarded(args, viewer, ActOnAdmin, async (act) => {
    const admin = or404((await listAdministrators(viewer)).find(({ id }) => id === userId))
    if (act.intent === 'invite') return invite({ ...admin, right: admin.adminRight })
    const values = { name: `${admin.name} ${admin.surname}` }
    if (act.intent === 'right') {
      await changeAdminRight(viewer, userId, act.right)
      return redirect(list, 'adminRightChanged', values)
    }
    await retireAdmin(viewer, userId)
    return redirect(userId === viewer.userId ? '/login' : list, 'adminRetired', values)
  })
}

export default function AdministratorPage() {
  const { admin, own, last, passwordNeeded } = useLoaderData<typeof loader>()
  const { t } = useTranslation('settings')
  const actLink = useActLink()
  const back = { to: list, label: t('common:shell.admin.administrators') }
  if (!admin) {
    return (
      <FormPage title={t('inviteAdmin.title')} lead={t('inviteAdmin.lead')} back={back}>
        <InviteForm passwordNeeded={passwordNeeded} />
      </FormPage>
    )
  }
  return (
    <FormPage title={`${admin.name} ${admin.surname}`} back={back}>
      <SummaryList
        rows={[
          { label: t('common:facts.email'), value: <span className="wrap-anywhere">{admin.email}</span> },
          { label: t('changeRight.now'), value: t(`rights.${admin.adminRight}.name`) },
        ]}
      />
      {last ? (
        <Banner tone="warning" title={t('errors:last_administrator')}>
          <p>
            <Link to={`${list}#appoint`}>{t('admin:retire.appoint')}</Link>
          </p>
        </Banner>
      ) : (
        <div className="grid gap-12">
          <RightSection {...{ admin, own, passwordNeeded }} />
          <RetireSection {...{ own, passwordNeeded }} />
        </div>
      )}
      {!own && (
        <p>
          <Link to={actLink(`/admin/users/${admin.id}#second-factor`)}>
            {t('admin:administrators.resetFactor')}
          </Link>
        </p>
      )}
      {admin.invited && <InviteAgainSection passwordNeeded={passwordNeeded} />}
    </FormPage>
  )
}
