import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '~/viewer/role'
import { PageHeader } from '~/ui/page-header'
import { LinkTabs } from '~/ui/tabs'
import { ConfirmEmailLine } from './confirm-email-line'

/**
 * The parts of the account page, by role, in their order; the first one opens. Words: account:tabs.<part>. A part of
 * another domain is named here and its component given to AccountPage by the role's route.
 */
export const accountTabs = {
  mentee: ['profile', 'visibility', 'preferences', 'notifications', 'security', 'data', 'otherProfile'],
  mentor: [
    'profile',
    'availability',
    'gift',
    'preferences',
    'notifications',
    'security',
    'data',
    'otherProfile',
  ],
  admin: ['profile', 'preferences', 'notifications', 'security', 'data'],
} as const satisfies Record<Role, string[]>

export type AccountTab = (typeof accountTabs)[Role][number]

/** The part a URL names, or the role's first. */
export function accountTab(role: Role, { url }: Request): AccountTab {
  const tabs: readonly AccountTab[] = accountTabs[role]
  const named = new URL(url).searchParams.get('tab')
  return tabs.find((tab) => tab === named) ?? tabs[0]!
}

/** True for a part with a page of its own. */
export const hasOwnPage = (role: Role, tab: AccountTab) =>
  role === 'mentor' && (tab === 'profile' || tab === 'availability' || tab === 'gift')

/** Where a part of her account stands. */
export const accountPath = (role: Role, tab: AccountTab) =>
  hasOwnPage(role, tab) ? `/${role}/my-account/${tab}` : `/${role}/my-account?tab=${tab}`

/** Where a form above the parts is sent: to the open one, if it stands on this page and shows what was refused. */
function formPath(role: Role, tab: AccountTab) {
  const silent = hasOwnPage(role, tab) || tab === 'data' || tab === 'otherProfile'
  return accountPath(role, silent ? 'preferences' : tab)
}

export type AccountPageProps = {
  role: Role
  tab: AccountTab
  user: { email: string; emailConfirmed: boolean }
  children: ReactNode
}

/** The account page around its open part. */
export function AccountPage({ role, tab, user, children }: AccountPageProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <PageHeader title={t('title')} />
      <div className="grid gap-8">
        {!user.emailConfirmed && <ConfirmEmailLine email={user.email} action={formPath(role, tab)} />}
        <LinkTabs
          label={t('tabsLabel')}
          tabs={accountTabs[role].map((each) => ({
            to: accountPath(role, each),
            label: t(`tabs.${each}`),
            current: each === tab,
          }))}
        />
        <div className="max-w-read">{children}</div>
      </div>
    </>
  )
}
