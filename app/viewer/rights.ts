/**
 * What an admin may do: coordinator the work with people and pairs, treasurer the money, administrator
 * everything. SQL enforces it (rules.require_right); this decides which pages and links are shown.
 */
export const adminRights = ['coordinator', 'treasurer', 'administrator'] as const
export type AdminRight = (typeof adminRights)[number]

const team: readonly AdminRight[] = ['coordinator', 'treasurer']
const money: readonly AdminRight[] = ['treasurer']
const staff: readonly AdminRight[] = []

/** Pages and calls by the rights that open them, besides an administrator's; the first match counts. */
const byPath: [RegExp, readonly AdminRight[]][] = [
  [/^\/admin\/(dashboard|my-account|right-needed|administrators|purchased-subscriptions|views\/.*)$/, team],
  [/^\/admin\/(settings|jobs|administrators)\b/, staff],
  // All that is stored about a person: pairs and money.
  [/^\/admin\/users\/[^/]+\/data$/, staff],
  [/\/reopen-claim$/, ['coordinator']],
  [/^\/admin\/(purchased-subscriptions|payments|scholarships|bulk\/purchases|awards)\b/, money],
  [/^\/admin\/exports\/(purchases|refunds|refund-requests|payment-flags|scholarships)$/, money],
  [/^\/admin\/mentees\/[^/]+\/(scholarships|purchased-subscriptions)\b/, money],
  [/^\/receipts\//, money],
]

/** The rights that open an address of the admins, besides an administrator's. */
export function rightsFor(address: string): readonly AdminRight[] {
  const path = address.replace(/[?#].*/, '').replace(/\.data$/, '')
  return byPath.find(([pattern]) => pattern.test(path))?.[1] ?? ['coordinator']
}

/** True if an admin with this right may open an address of the admins. */
export function mayOpen(right: AdminRight | null | undefined, address: string) {
  if (!right) return false
  return right === 'administrator' || rightsFor(address).includes(right)
}
