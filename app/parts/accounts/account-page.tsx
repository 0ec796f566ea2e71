import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { useRootData } from '~/http/page'
import { isApplicant } from '~/viewer/applicant'
import type { Role } from '~/viewer/role'
import { accountPath, type AccountTab, hasOwnPage, shownTabs } from '~/parts/accounts/account-tabs'
import { ConfirmEmailLine } from './confirm-email-line'
import { PageHeader } from '~/ui/page-header'
import { LinkTabs } from '~/ui/tabs'

/** The action of the form above the tabs: the open tab, unless its page has an action of its own. */
const formPath = (role: Role, tab: AccountTab) =>
  accountPath(role, hasOwnPage(role, tab) ? 'notifications' : tab)

type AccountPageProps = {
  role: Role
  tab: AccountTab
  user: { email: string; emailConfirmed: boolean }
  children: ReactNode
}

/** The account page around its open tab, a stack of sections. */
export function AccountPage({ role, tab, user, children }: AccountPageProps) {
  const { t } = useTranslation('account')
  const applies = isApplicant(useRootData()?.viewer ?? {})
  return (
    <>
      <PageHeader title={t('common:shell.myAccount')} />
      <div className="grid gap-8">
        {!user.emailConfirmed && <ConfirmEmailLine email={user.email} action={formPath(role, tab)} />}
        <LinkTabs
          label={t('tabsLabel')}
          tabs={shownTabs(role, applies).map((each) => ({
            to: accountPath(role, each),
            label: t(`tabs.${each}`),
            current: each === tab,
          }))}
        />
        <div className="@container">
          <div className="sections">{children}</div>
        </div>
      </div>
    </>
  )
}
