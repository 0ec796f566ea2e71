import type { loadAccount } from './account-page.server'
import { accountPath } from '~/parts/accounts/account-tabs'
import { AccountNotifications } from '~/parts/notifications/account-notifications'
import { AccountData } from './account-data'
import { AccountEmail } from './account-email'
import { AccountPreferences } from './account-preferences'
import { AccountSecurity } from './account-security'
import { OtherProfile } from './other-profile'

type LoadedAccount = Awaited<ReturnType<typeof loadAccount>>

/** The open tab of the account page, if all roles have this tab. */
export function SharedPart({ account }: { account: LoadedAccount }) {
  if (account.tab === 'preferences') return <AccountPreferences user={account.user} />
  if (account.tab === 'notifications')
    return <AccountNotifications role={account.role} wanted={account.wanted} />
  if (account.tab === 'security') {
    return (
      <div className="grid gap-12">
        <AccountEmail email={account.user.email} />
        <AccountSecurity
          devices={account.devices}
          secondFactor={account.secondFactor}
          back={accountPath(account.role, 'security')}
        />
      </div>
    )
  }
  if (account.tab === 'data') return <AccountData />
  if (account.tab === 'otherProfile') return <OtherProfile role={account.role} roles={account.roles} />
  return null
}
