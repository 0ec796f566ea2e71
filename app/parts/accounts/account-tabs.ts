import type { Role } from '~/viewer/role'

/**
 * The tabs of the account page by role, in order; the first one is the default. Texts: account:tabs.<tab>.
 * The component of a tab from another domain is passed to AccountPage by the route.
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
  admin: ['profile', 'views', 'preferences', 'notifications', 'security', 'data'],
} as const satisfies Record<Role, string[]>

export type AccountTab = (typeof accountTabs)[Role][number]

/** The tab in a URL, or the role's first. */
export function accountTab(role: Role, { url }: Request): AccountTab {
  const tabs: readonly AccountTab[] = accountTabs[role]
  const named = new URL(url).searchParams.get('tab')
  return tabs.find((tab) => tab === named) ?? tabs[0]!
}

/** True for a tab that has a page of its own. */
export const hasOwnPage = (role: Role, tab: AccountTab) =>
  role === 'mentor' && (tab === 'profile' || tab === 'availability' || tab === 'gift')

/** The tabs that a user sees. The profile of an applicant is the application. */
export const shownTabs = (role: Role, applies: boolean): AccountTab[] =>
  accountTabs[role].filter((tab) => !applies || !hasOwnPage(role, tab))

/** The URL of a tab of the account page. */
export const accountPath = (role: Role, tab: AccountTab) =>
  hasOwnPage(role, tab) ? `/${role}/my-account/${tab}` : `/${role}/my-account?tab=${tab}`
