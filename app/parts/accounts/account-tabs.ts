import type { Role } from '~/viewer/role'

/**
 * The tabs of the account page by role, in order; the first one is the default. Texts: account:tabs.<tab>. Each tab
 * has sections, with the headings account:parts.<section>.
 */
const accountTabs = {
  mentee: ['profile', 'notifications', 'security', 'otherProfile'],
  mentor: ['profile', 'notifications', 'security', 'otherProfile'],
  admin: ['profile', 'notifications', 'security'],
} as const satisfies Record<Role, string[]>

export type AccountTab = (typeof accountTabs)[Role][number]

/** Tabs of older addresses that are sections now, with the tab in which they stand. */
const sections: Record<string, AccountTab> = {
  visibility: 'profile',
  views: 'profile',
  preferences: 'notifications',
  data: 'security',
}

/** The tab in a URL, or the role's first. */
export function accountTab(role: Role, { url }: Request): AccountTab {
  const tabs: readonly AccountTab[] = accountTabs[role]
  const named = new URL(url).searchParams.get('tab')
  return tabs.find((tab) => tab === named) ?? tabs[0]!
}

/** Where a section that was a tab stands now; undefined for the address of a tab. */
export function sectionPath(role: Role, { url }: Request) {
  const named = new URL(url).searchParams.get('tab') ?? ''
  const tab = Object.hasOwn(sections, named) ? sections[named] : undefined
  return tab && `${accountPath(role, tab)}#${named}`
}

/** True for a tab that has a page of its own. */
export const hasOwnPage = (role: Role, tab: AccountTab) => role === 'mentor' && tab === 'profile'

/** The tabs that a user sees. The profile of an applicant is the application. */
export const shownTabs = (role: Role, applies: boolean): AccountTab[] =>
  accountTabs[role].filter((tab) => !applies || !hasOwnPage(role, tab))

/** The URL of a tab of the account page. */
export const accountPath = (role: Role, tab: AccountTab) =>
  hasOwnPage(role, tab) ? `/${role}/my-account/${tab}` : `/${role}/my-account?tab=${tab}`
