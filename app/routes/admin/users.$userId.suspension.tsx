import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { ActOnSuspension } from '~/domain/people/schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { useReturnBelow } from '~/http/return-to'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'
import { LiftForm } from './users.$userId.suspension/lift-form'
import { SuspendForm } from './users.$userId.suspension/suspend-form'

export const handle: Handle = { title: (t) => t('people:suspension.title') }

const places = ['/admin/mentors', '/admin/mentees', '/admin/reports']

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const account = or404(await reads.personAccount(viewer, { userId: idParameter(args.params.userId) }))
  if (account.own || account.erased) throw notFound()
  return { account }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  return submit(args, ActOnSuspension, async ({ intent, reason }) => {
    if (intent === 'suspend') await acts.suspendUser(viewer, { userId, reason })
    else await acts.liftSuspension(viewer, { userId, reason })
    return redirect(
      `/admin/users/${userId}/suspension`,
      intent === 'suspend' ? 'suspended' : 'suspensionLifted',
    )
  })
}

export default function SuspensionPage() {
  const { account } = useLoaderData<typeof loader>()
  const { t } = useTranslation('people')
  const { mentorId, menteeId } = account
  const record = mentorId ? `/admin/mentors/${mentorId}` : menteeId ? `/admin/mentees/${menteeId}` : undefined
  const to = useReturnBelow(places) ?? record
  const page = {
    title: t('suspension.title'),
    back: {
      to: to ?? '/admin/dashboard',
      label: t(to ? 'common:form.backToRecord' : 'common:shell.admin.dashboard'),
    },
  }
  if (account.administrator) {
    return (
      <FormPage {...page} lead={account.name}>
        <p>{t('suspension.staff')}</p>
        <div>
          <LinkButton to="/admin/administrators">{t('suspension.toAdministrators')}</LinkButton>
        </div>
      </FormPage>
    )
  }
  if (account.suspendedAt) return <LiftForm {...page} account={account} since={account.suspendedAt} />
  return <SuspendForm {...page} account={account} />
}
