import type { Role } from '~/viewer/role'

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
