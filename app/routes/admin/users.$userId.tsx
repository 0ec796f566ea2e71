import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { actOnAccount } from '~/domain/people/act-on-account.server'
import type { PersonAccount } from '~/domain/people/people.server'
import { ActOnAccount, AddressWorks, SendInvitation } from '~/domain/people/schema'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, notFound, or404, redirect, requireViewer } from '~/http/page.server'
import { useReturnBelow } from '~/http/return-to'
import { safePath } from '~/http/safe-path'
import { accountPlaces } from '~/parts/accounts/email-of-link'
import { AccountFacts } from '~/parts/people/account-facts'
import { FormPage } from '~/ui/form-page'
import { RecordSection } from '~/ui/record-page'
import { EmailSection } from './users.$userId/email-section'
import { LiftForm } from './users.$userId/lift-form'
import { SecondFactorSection } from './users.$userId/second-factor-section'
import { SuspendForm } from './users.$userId/suspend-form'

export const handle: Handle<{ account: { name: string } } | undefined> = {
  title: (_t, data) => data?.account.name ?? '',
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  // An admin's own address and second step are changed in the account.
  if (userId === viewer.userId) throw redirect('/admin/my-account?tab=security')
  const [account, passwordNeeded] = await Promise.all([
    reads.personAccount(viewer, { userId }),
    reads.passwordNeeded(viewer),
  ])
  if (!account || account.erased) throw notFound()
  return { account, passwordNeeded }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  const act = async (form: ActOnAccount) => {
    const news = await actOnAccount(viewer, userId, form)
    const here = `/admin/users/${userId}${new URL(args.request.url).search}`
    const name = or404(await reads.personAccount(viewer, { userId })).name
    return redirect('redirectTo' in form ? safePath(form.redirectTo) : here, news, { name })
  }
  return guarded(args, viewer, ActOnAccount, act, ({ intent }) => ['email', 'secondFactor'].includes(intent))
}

export default function AccountPage() {
  const { account, passwordNeeded } = useLoaderData<typeof loader>()
  const { t } = useTranslation('people')
  const { mentorId, menteeId } = account
  const record = mentorId ? `/admin/mentors/${mentorId}` : menteeId ? `/admin/mentees/${menteeId}` : undefined
  const to = useReturnBelow(accountPlaces) ?? record
  // From the record, which does not show them again.
  const addressWorks = useActionForm(AddressWorks, { id: 'address-works', intent: 'addressWorks' })
  const invited = useActionForm(SendInvitation, { id: 'send-invitation', intent: 'invite' })
  return (
    <FormPage
      title={account.name}
      back={{
        to: to ?? '/admin/dashboard',
        label: t(to ? 'common:form.backToRecord' : 'common:shell.admin.dashboard'),
      }}
      errors={
        <>
          <FormErrors form={addressWorks.form} />
          <FormErrors form={invited.form} />
        </>
      }
    >
      <AccountFacts account={account} />
      <div className="grid gap-12">
        <EmailSection passwordNeeded={passwordNeeded} />
        {account.secondFactor && <SecondFactorSection passwordNeeded={passwordNeeded} />}
        <RecordSection id="suspension" title={t('suspension.title')}>
          <div className="grid gap-7">
            <Suspension account={account} />
          </div>
        </RecordSection>
      </div>
    </FormPage>
  )
}

function Suspension({ account: { administrator, suspendedAt } }: { account: PersonAccount }) {
  const { t } = useTranslation('people')
  if (administrator) {
    return (
      <>
        <p>{t('suspension.staff')}</p>
        <p>
          <Link to="/admin/administrators">{t('suspension.toAdministrators')}</Link>
        </p>
      </>
    )
  }
  return suspendedAt ? <LiftForm since={suspendedAt} /> : <SuspendForm />
}
