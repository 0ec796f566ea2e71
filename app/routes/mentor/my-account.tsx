import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireViewer, submit } from '~/http/page.server'
import { loadAccount, saveAccount } from '~/parts/accounts/account-page.server'
import { accountPath, hasOwnPage } from '~/parts/accounts/account-tabs'
import { MentorAccountForm } from '~/domain/accounts/own-account-schema'
import { isApplicant } from '~/viewer/applicant'
import { AccountPage } from '~/parts/accounts/account-page'
import { SharedPart } from '~/parts/accounts/shared-part'

export const handle: Handle = { title: (t) => t('common:shell.myAccount') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentor')
  const account = await loadAccount(args.request, viewer, 'mentor')
  if (!hasOwnPage('mentor', account.tab)) return { account }
  // An applicant's profile is the application; the other tabs are available already.
  throw redirect(accountPath('mentor', isApplicant(viewer) ? 'notifications' : account.tab))
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentor')
  return submit(args, MentorAccountForm, (form) => saveAccount(args, viewer, 'mentor', form))
}

export default function MentorAccountPage() {
  const { account } = useLoaderData<typeof loader>()
  return (
    <AccountPage {...account}>
      <SharedPart account={account} />
    </AccountPage>
  )
}
