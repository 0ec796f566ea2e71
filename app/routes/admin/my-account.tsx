import { useTranslation } from '~/i18n/use-translation'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer, submit } from '~/http/page.server'
import { loadAccount, saveAccount } from '~/parts/accounts/account-page.server'
import { AdminAccountForm } from '~/domain/accounts/own-account-schema'
import { AccountPage } from '~/parts/accounts/account-page'
import { SharedPart } from '~/parts/accounts/shared-part'
import { allLists } from '~/parts/lists/all-tables'
import { pageName } from '~/lists/list-query'
import { listAllViews } from '~/lists/saved-views.server'
import { titleOf } from '~/lists/scope-words'
import { RecordSection } from '~/ui/record-page'
import { OwnUserForm } from './my-account/own-user-form'
import { OwnViews } from './my-account/own-views'

export const handle: Handle = { i18n: ['account', 'admin'], title: (t) => t('common:shell.myAccount') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const account = await loadAccount(args.request, viewer, 'admin')
  const views = account.tab === 'profile' ? await listAllViews(viewer) : []
  return { account, views: views.map((view) => ({ ...view, title: titleOf(wordsOf(view)) })) }
}

/** The section of a view's list in the catalogue. */
const wordsOf = ({ list }: { list: string }) =>
  allLists.find((each) => pageName(each) === list)?.words ?? 'views'

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return submit(args, AdminAccountForm, (form) => saveAccount(args, viewer, 'admin', form))
}

export default function AdminAccountPage() {
  const { account, views } = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  return (
    <AccountPage {...account}>
      {account.tab === 'profile' && (
        <>
          <RecordSection title={t('common:facts.profile')}>
            <OwnUserForm key={JSON.stringify(account.user)} user={account.user} />
          </RecordSection>
          <RecordSection id="views" title={t('parts.views')}>
            <OwnViews views={views} />
          </RecordSection>
        </>
      )}
      <SharedPart account={account} />
    </AccountPage>
  )
}
