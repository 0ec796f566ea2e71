// Long: every page of the team stands here once.
import type { TeamPath } from '~/route-table'

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
/** The list in the address decides (`rightsOfLists`). */
const byList = 'byList'

/** A page that the right of an admin opens: one of the team's, or the receipt of a mentee. */
export type RightPath = TeamPath | '/receipts/:purchaseId'

/** The rights that open each page, besides an administrator's. By its pattern: an address has many spellings. */
const rightsOfPages: Record<RightPath, Rights | typeof byList> = {
  '/admin/exports/dashboard': work,
  '/admin/exports/year-report': team,
  '/admin/dashboard': team,
  '/admin/search': work,
  '/admin/statistics': work,
  '/admin/year-report': team,
  '/admin/offers': work,
  '/admin/offers/:offerId': work,
  '/admin/offers/:offerId/end': work,
  '/admin/seminars': work,
  '/admin/seminars/new': work,
  '/admin/seminars/:seminarId': work,
  '/admin/seminars/:seminarId/edit': work,
  '/admin/seminars/:seminarId/cancel': work,
  '/admin/my-account': team,
  '/admin/users/:userId/second-factor': work,
  '/admin/mentees/:menteeId': work,
  '/admin/mentees/:menteeId/objection': team,
  '/admin/mentees/:menteeId/profile': work,
  '/admin/purchased-subscriptions': team,
  '/admin/purchased-subscriptions/:purchaseId': money,
  '/admin/purchased-subscriptions/:purchaseId/mark-as-paid': money,
  '/admin/purchased-subscriptions/:purchaseId/cancel': money,
  '/admin/purchased-subscriptions/:purchaseId/ask-guardian': money,
  '/admin/purchased-subscriptions/:purchaseId/deposit': money,
  '/admin/purchased-subscriptions/:purchaseId/take-back': money,
  '/admin/purchased-subscriptions/:purchaseId/document': money,
  '/admin/tax-documents': money,
  '/admin/tax-documents/:documentId': money,
  '/admin/tax-documents/:documentId/correct': money,
  '/admin/purchased-subscriptions/:purchaseId/refund': money,
  '/admin/purchased-subscriptions/:purchaseId/withdrawal': money,
  '/admin/purchased-subscriptions/:purchaseId/reopen-claim': work,
  '/admin/bulk/:list/:act': byList,
  '/admin/accounting': money,
  '/admin/accounting/close/:month': money,
  '/admin/statements': money,
  '/admin/statements/:statementId': money,
  '/admin/payments': money,
  '/admin/payments/refunds/:refundId': money,
  '/admin/payments/requests/:requestId': money,
  '/admin/payments/flags/:flagId': money,
  '/admin/payments/surplus/:paymentId': money,
  '/admin/mentorships': work,
  '/admin/mentorships/:mentorshipId': work,
  '/admin/mentorships/:mentorshipId/follow-up': work,
  '/admin/mentorships/:mentorshipId/sessions': work,
  '/admin/mentorships/:mentorshipId/sessions/plan': work,
  '/admin/mentorships/:mentorshipId/sessions/times': work,
  '/admin/mentorships/:mentorshipId/sessions/:sessionId/move': work,
  '/admin/mentorships/:mentorshipId/sessions/:sessionId/cancel': work,
  '/admin/mentorships/:mentorshipId/sessions/:sessionId/settle': work,
  '/admin/mentorships/:mentorshipId/sessions/:sessionId/remove': work,
  '/admin/mentorships/:mentorshipId/stop': work,
  '/admin/mentorships/:mentorshipId/end-for-safety': work,
  '/admin/mentorships/:mentorshipId/pause': work,
  '/admin/mentorships/:mentorshipId/resume': work,
  '/admin/mentorships/:mentorshipId/complete': work,
  '/admin/pending-mentorship-requests': work,
  '/admin/pending-mentorship-requests/:requestId/approve': work,
  '/admin/pending-mentorship-requests/:requestId/reject': work,
  '/admin/pending-mentorship-requests/:requestId/remind': work,
  '/admin/certificates': work,
  '/admin/rejected-mentorship-requests': work,
  '/admin/mentors': work,
  '/admin/mentees': work,
  '/admin/emails': work,
  '/admin/history': work,
  '/admin/emails/:mailId': work,
  '/admin/pending-edit-requests': work,
  '/admin/mentors/:mentorId/pending-edit-requests': work,
  '/admin/mentors/:mentorId': work,
  '/admin/mentors/:mentorId/edit': work,
  '/admin/mentors/:mentorId/photo': work,
  '/admin/mentors/:mentorId/status': work,
  '/admin/mentors/:mentorId/away': work,
  '/admin/mentors/:mentorId/clearance': work,
  '/admin/mentors/:mentorId/follow-up': work,
  '/admin/mentors/:mentorId/testimonials/:testimonialId': work,
  '/admin/mentors/:mentorId/testimonials/:testimonialId/delete': work,
  '/admin/pending-applications': work,
  '/admin/pending-applications/:mentorId': work,
  '/admin/scholarships': money,
  '/admin/scholarships/requests/:requestId': money,
  '/admin/scholarships/:scholarshipId': money,
  '/admin/scholarships/:scholarshipId/gift': money,
  '/admin/scholarships/:scholarshipId/award/:menteeId': money,
  '/admin/scholarships/awards/:purchaseId/withdraw': money,
  '/admin/mentees/:menteeId/scholarships': money,
  '/admin/create-new-mentorship': work,
  '/admin/create-new-mentor': work,
  '/admin/create-new-mentee': work,
  '/admin/import': work,
  '/admin/import/:importId': work,
  '/admin/users/:userId/email': work,
  '/admin/users/:userId/latin-name': work,
  '/admin/users/:userId/erase': work,
  '/admin/users/:userId/suspension': work,
  '/admin/users/:userId/data': staff,
  '/admin/message-templates': work,
  '/admin/message-templates/new': work,
  '/admin/message-templates/:templateId': work,
  '/admin/mentor-suggestion-requests': work,
  '/admin/mentor-suggestion-requests/:requestId': work,
  '/admin/mentors/:mentorId/messages': work,
  '/admin/mentees/:menteeId/messages': work,
  '/admin/administrators': team,
  '/admin/administrators/invite': staff,
  '/admin/administrators/:userId/retire': staff,
  '/admin/administrators/:userId/right': staff,
  '/admin/right-needed': team,
  '/admin/jobs': staff,
  '/admin/settings': staff,
  '/admin/settings/prices': staff,
  '/admin/settings/prices/:priceId/withdraw': staff,
  '/admin/settings/vat': staff,
  '/admin/settings/vat/:rateId/withdraw': staff,
  '/admin/settings/texts': staff,
  '/admin/settings/texts/:document': staff,
  '/admin/settings/texts/:document/check': staff,
  '/admin/settings/texts/:document/:version/withdraw': staff,
  '/admin/settings/iris/code': staff,
  '/admin/settings/:part': staff,
  '/admin/reports': work,
  '/admin/reports/:reportId': work,
  '/admin/exports/:list': byList,
  '/admin/import/:importId/report': work,
  '/admin/invitations/:role/:userId': work,
  '/admin/users/:userId/data/file': staff,
  '/admin/users/:userId/address': work,
  '/receipts/:purchaseId': money,
}

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

/** The rights that open a page of the team, besides an administrator's. `list` is that of its address. */
export function rightsFor(page: RightPath, { list = '' }: { list?: string } = {}): Rights {
  const rights = rightsOfPages[page]
  if (rights !== byList) return rights
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
