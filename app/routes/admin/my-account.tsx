import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadAccount, saveAccount } from '~/parts/accounts/account-page.server'
import { AdminAccountForm } from '~/domain/accounts/own-account-schema'
import type { Handle } from '~/http/handle'
import { submit } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { AccountPage } from '~/parts/accounts/account-page'
import { SharedPart } from '~/parts/accounts/shared-part'
import { OwnUserForm } from './my-account/own-user-form'

export const handle: Handle = { i18n: ['account'], title: (t) => t('account:title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  return { account: await loadAccount(args.request, viewer, 'admin') }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  return submit(args, AdminAccountForm, (form) => saveAccount(args, viewer, 'admin', form))
}

export default function AdminAccountPage() {
  const { account } = useLoaderData<typeof loader>()
  return (
    <AccountPage {...account}>
      {account.tab === 'profile' && <OwnUserForm key={JSON.stringify(account.user)} user={account.user} />}
      <SharedPart account={account} />
    </AccountPage>
  )
}
