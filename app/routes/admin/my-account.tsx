import { useTranslation } from '~/i18n/use-translation'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer, submit } from '~/http/page.server'
import { loadAccount, saveAccount } from '~/parts/accounts/account-page.server'
import { AdminAccountForm } from '~/domain/accounts/own-account-schema'
import { AccountPage } from '~/parts/accounts/account-page'
import { SharedPart } from '~/parts/accounts/shared-part'
import { RecordSection } from '~/ui/record-page'
import { OwnUserForm } from './my-account/own-user-form'

export const handle: Handle = { title: (t) => t('common:shell.myAccount') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return loadAccount(args.request, viewer, 'admin')
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return submit(args, AdminAccountForm, (form) => saveAccount(args, viewer, 'admin', form))
}

export default function AdminAccountPage() {
  const account = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  return (
    <AccountPage {...account}>
      {account.tab === 'profile' && (
        <RecordSection title={t('common:facts.profile')}>
          <OwnUserForm key={JSON.stringify(account.user)} user={account.user} />
        </RecordSection>
      )}
      <SharedPart account={account} />
    </AccountPage>
  )
}
