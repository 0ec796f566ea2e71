import { useTranslation } from '~/i18n/use-translation'
import { LinkButton } from '~/ui/button'
import type { loadAccount } from './account-page.server'
import { accountPath } from '~/parts/accounts/account-tabs'
import { AccountNotifications } from '~/parts/notifications/account-notifications'
import { RecordSection } from '~/ui/record-page'
import { AccountEmail } from './account-email'
import { AccountPreferences } from './account-preferences'
import { AccountSecurity } from './account-security'
import { BecomeMentee } from './become-mentee'

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
  if (tab === 'otherProfile') return <OtherProfile {...account} />
  return null
}

/** Exports or erases the data of the account. */
function AccountData() {
  const { t } = useTranslation('account')
  return (
    <div className="grid gap-8">
      <section className="grid justify-items-start gap-4">
        <h3 className="text-lg">{t('data.exportTitle')}</h3>
        <p>{t('data.exportText')}</p>
        <LinkButton to="/my-data" variant="secondary">
          {t('data.export')}
        </LinkButton>
      </section>
      <section className="grid justify-items-start gap-4">
        <h3 className="text-lg">{t('erase.title')}</h3>
        <p>{t('data.eraseText')}</p>
        <LinkButton to="/erase-my-account" variant="secondary">
          {t('data.erase')}
        </LinkButton>
      </section>
    </div>
  )
}

/** Links to the registration of the other profile, or says that the user already has both. */
function OtherProfile({ role, roles, birthdateKnown }: LoadedAccount) {
  const { t } = useTranslation('account')
  const other = role === 'mentor' ? 'mentee' : 'mentor'
  return (
    <section className="grid justify-items-start gap-4">
      <h2>{t(`otherProfile.${other}.title`)}</h2>
      {roles.includes(other) ? (
        <p>{t(`otherProfile.${other}.held`)}</p>
      ) : (
        <>
          <p>{t(`otherProfile.${other}.text`)}</p>
          {other === 'mentee' ? (
            <BecomeMentee birthdateKnown={birthdateKnown}>{t('otherProfile.mentee.create')}</BecomeMentee>
          ) : (
            <LinkButton to="/mentor/register">{t('otherProfile.mentor.create')}</LinkButton>
          )}
        </>
      )}
    </section>
  )
}
