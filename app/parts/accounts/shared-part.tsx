import { useTranslation } from '~/i18n/use-translation'
import type { loadAccount } from './account-page.server'
import { accountPath } from '~/parts/accounts/account-tabs'
import { AccountNotifications } from '~/parts/notifications/account-notifications'
import { RecordSection } from '~/ui/record-page'
import { AccountData } from './account-data'
import { AccountEmail } from './account-email'
import { AccountPreferences } from './account-preferences'
import { AccountSecurity } from './account-security'
import { OtherProfile } from './other-profile'

type LoadedAccount = Awaited<ReturnType<typeof loadAccount>>

/** The sections of the open tab of the account page, if all roles have this tab. */
export function SharedPart({ account }: { account: LoadedAccount }) {
  const { t } = useTranslation('account')
  const { role, tab, user } = account
  if (tab === 'notifications') {
    return (
      <>
        <RecordSection id="notifications" title={t('parts.notifications')}>
          <AccountNotifications role={role} wanted={account.wanted} />
        </RecordSection>
        <RecordSection id="preferences" title={t('parts.preferences')}>
          <AccountPreferences user={user} />
        </RecordSection>
      </>
    )
  }
  if (tab === 'security') {
    return (
      <>
        <AccountEmail email={user.email} />
        <AccountSecurity
          devices={account.devices}
          secondFactor={account.secondFactor}
          back={accountPath(role, 'security')}
        />
        <RecordSection id="data" title={t('parts.data')}>
          <AccountData />
        </RecordSection>
      </>
    )
  }
  if (tab === 'otherProfile') return <OtherProfile role={role} roles={account.roles} />
  return null
}
