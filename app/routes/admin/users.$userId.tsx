import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { listMissed } from '~/domain/mails/team-mails.server'
import { actOnAccount } from '~/domain/people/act-on-account.server'
import { listNotes, type PersonAccount } from '~/domain/people/people.server'
import { ActOnAccount, AddressWorks, SendInvitation, WriteNote } from '~/domain/people/schema'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, notFound, or404, redirect, requireViewer } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { useReturnBelow } from '~/http/return-to'
import { safePath } from '~/http/safe-path'
import { accountPlaces } from '~/parts/accounts/email-of-link'
import { AccountFacts } from '~/parts/people/account-facts'
import { NotesSection, useNoteLabels } from '~/parts/people/notes-section'
import { afterAct } from '~/parts/queues/after-act.server'
import { FormPage } from '~/ui/form-page'
import { RecordSection } from '~/ui/record-page'
import { EmailSection } from './users.$userId/email-section'
import { LiftForm } from './users.$userId/lift-form'
import { SecondFactorSection } from './users.$userId/second-factor-section'
import { SuspendForm } from './users.$userId/suspend-form'
import { Unreached } from './users.$userId/unreached'

export const handle: Handle<{ account: { name: string } } | undefined> = {
  title: (_t, data) => data?.account.name ?? '',
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  // An admin's own address and second step are changed in the account.
  if (userId === viewer.userId) throw redirect('/admin/my-account?tab=security')
  const [account, passwordNeeded, missed, notes] = await Promise.all([
    reads.personAccount(viewer, { userId }),
    reads.passwordNeeded(viewer),
    listMissed(viewer, userId, await getLanguage(args)),
    listNotes(viewer, userId),
  ])
  if (!account || account.erased) throw notFound()
  return { account, passwordNeeded, missed, notes: [...notes] }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const userId = idParameter(args.params.userId)
  const act = async (form: ActOnAccount) => {
    const news = await actOnAccount(viewer, userId, form)
    const here = `/admin/users/${userId}${new URL(args.request.url).search}`
    const name = or404(await reads.personAccount(viewer, { userId })).name
    // Whom no mail reaches is one of a queue: after the call, or with the new address, the next.
    const next =
      form.intent === 'note' || form.intent === 'email'
        ? await afterAct(args.request, viewer, 'unreached', here)
        : here
    return redirect('redirectTo' in form ? safePath(form.redirectTo) : next, news, { name })
  }
  return guarded(args, viewer, ActOnAccount, act, ({ intent }) => ['email', 'secondFactor'].includes(intent))
}

export default function AccountPage() {
  const { account, passwordNeeded, missed, notes } = useLoaderData<typeof loader>()
  const { t } = useTranslation('people')
  const { mentorId, menteeId } = account
  const record = mentorId ? `/admin/mentors/${mentorId}` : menteeId ? `/admin/mentees/${menteeId}` : undefined
  const to = useReturnBelow(accountPlaces) ?? record
  // From the record, which does not show them again.
  const addressWorks = useActionForm(AddressWorks, { id: 'address-works', intent: 'addressWorks' })
  const note = useActionForm(WriteNote, { id: `note-${notes[0]?.id ?? 0}`, intent: 'note' })
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
          <FormErrors form={note.form} labels={useNoteLabels()} />
        </>
      }
    >
      <AccountFacts account={account} />
      {missed.length > 0 && <Unreached account={account} missed={missed} />}
      <div className="grid gap-12">
        <EmailSection passwordNeeded={passwordNeeded} />
        {(missed.length > 0 || notes.length > 0) && (
          <NotesSection key={note.form.id} {...note} notes={notes} mayWrite />
        )}
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
