import { pages, type PageRight, type RightPath } from '~/route-table'

/**
 * What an admin may do: coordinator the work with people and pairs, treasurer the money, administrator
 * everything. SQL enforces it (rules.require_right); this decides which pages and links are shown.
 */
export const adminRights = ['coordinator', 'treasurer', 'administrator'] as const
export type AdminRight = (typeof adminRights)[number]
export type Rights = readonly AdminRight[]

const work: Rights = ['coordinator']
const money: Rights = ['treasurer']
const team: Rights = ['coordinator', 'treasurer']
const staff: Rights = []

/** The rights that open a page, besides an administrator's. `byList`: the list in the address decides. */
const meaning: Record<Exclude<PageRight, 'byList'>, Rights> = { work, money, team, staff }

/** What may be done with all rows of a list, or many: a file of them, an act. By the list's name in the address. */
export const rightsOfLists: Partial<Record<string, Rights>> = {
  applications: work,
  'edit-requests': work,
  history: work,
  ledger: money,
  mails: work,
  mentees: work,
  mentors: work,
  'mentorship-requests': work,
  mentorships: work,
  'message-templates': work,
  offers: work,
  'payment-flags': money,
  purchases: money,
  'refund-requests': money,
  refunds: money,
  'rejected-requests': work,
  reports: work,
  'scholarship-requests': money,
  scholarships: money,
  seminars: work,
  'suggestion-requests': work,
}

/** By its pattern: an address has many spellings. */
const rightsOfPages = new Map(pages.map(({ path, right }) => [path, right]))

/** The rights that open a page of the team, besides an administrator's. `list` is that of its address. */
export function rightsFor(page: RightPath, { list = '' }: { list?: string } = {}): Rights {
  const right = rightsOfPages.get(page)!
  if (right !== 'byList') return meaning[right]
  return Object.hasOwn(rightsOfLists, list) ? rightsOfLists[list]! : staff
}

/** True if an admin with this right may open a page of the team. */
export function mayOpen(
  right: AdminRight | null | undefined,
  page: RightPath,
  params?: { list?: string },
): boolean {
  return hasRight(right, rightsFor(page, params))
}

/** True if an admin holds one of these rights, or is an administrator. */
export function hasRight(right: AdminRight | null | undefined, rights: Rights): boolean {
  return right === 'administrator' || (right ? rights.includes(right) : false)
}
