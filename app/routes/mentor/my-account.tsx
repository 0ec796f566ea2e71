import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadAccount, saveAccount } from '~/parts/accounts/account-page.server'
import { accountPath, hasOwnPage } from '~/parts/accounts/account-tabs'
import { MentorAccountForm } from '~/domain/accounts/own-account-schema'
import type { Handle } from '~/http/handle'
import { submit } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { isApplicant } from '~/viewer/applicant'
import { AccountPage } from '~/parts/accounts/account-page'
import { SharedPart } from '~/parts/accounts/shared-part'

export const handle: Handle = { i18n: ['account'], title: (t) => t('account:title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'mentor')
  const account = await loadAccount(args.request, viewer, 'mentor')
  if (!hasOwnPage('mentor', account.tab)) return { account }
  // An applicant's profile is the application; the other tabs are available already.
  throw redirect(accountPath('mentor', isApplicant(viewer) ? 'preferences' : account.tab))
}

export async function action(args: ActionFunctionArgs) {
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
