import { useTranslation } from '~/i18n/use-translation'
import { ConfirmAct } from '~/parts/accounts/confirm-act'
import * as reads from '~/db/reads.server'
import { isLastAdministrator, listAdministrators, retireAdmin } from '~/domain/accounts/administrators.server'
import { ConfirmWithPassword } from '~/domain/values'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, notFound, redirect, requireViewer } from '~/http/page.server'
import { LinkButton } from '~/ui/button'
import { EffectList } from '~/ui/effect-list'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { title: (t) => t('admin:retire.title') }

const list = '/admin/administrators'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  const [administrators, passwordNeeded] = await Promise.all([
    listAdministrators(viewer),
    reads.passwordNeeded(viewer),
  ])
  const admin = administrators.find(({ id }) => id === userId)
  if (!admin) throw notFound()
  return {
    admin,
    own: userId === viewer.userId,
    last: isLastAdministrator([...administrators], userId),
    passwordNeeded,
  }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  return guarded(args, viewer, ConfirmWithPassword, async () => {
    const admin = (await listAdministrators(viewer)).find(({ id }) => id === userId)
    await retireAdmin(viewer, userId)
    const name = admin ? `${admin.name} ${admin.surname}` : ''
    return redirect(userId === viewer.userId ? '/login' : list, 'adminRetired', { name })
  })
}

export default function RetirePage() {
  const { admin, own, last, passwordNeeded } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const back = { to: list, label: t('common:shell.admin.administrators') }
  if (last) {
    return (
      <FormPage title={t('retire.title')} lead={t('errors:last_administrator')} back={back}>
        <div>
          <LinkButton to={list}>{t('retire.appoint')}</LinkButton>
        </div>
      </FormPage>
    )
  }
  return (
    <ConfirmAct
      id="retire"
      title={t('retire.title')}
      back={back}
      submit={t('retire.submit')}
      variant="danger"
      passwordNeeded={passwordNeeded}
      keep={t('retire.keep')}
    >
      <SummaryList
        rows={[
          { label: t('common:facts.name'), value: `${admin.name} ${admin.surname}` },
          { label: t('common:facts.email'), value: <span className="break-words">{admin.email}</span> },
        ]}
      />
      <EffectList
        effects={[t(own ? 'retire.ownEnds' : 'retire.ends'), t('retire.stays'), t('retire.told')]}
      />
    </ConfirmAct>
  )
}
