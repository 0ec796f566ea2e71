// Acts that several promises use, and acts that have no page yet.
import { act } from '~/db/act.server'
import { call } from '../support/calls'
import type { Woman } from '../support/people'

export * from '../support/acts'

export const createMentorship = (admin: Woman, partId: number, mentorId: number) =>
  call<number>(admin, 'create_mentorship', { partId, mentorId })

export const pause = (admin: Woman, mentorshipId: number, override = false) =>
  call<Date>(admin, 'pause_mentorship', { mentorshipId, reason: 'ταξίδι', override })

export const resume = (admin: Woman, mentorshipId: number) =>
  call<'running' | 'stopped'>(admin, 'resume_mentorship', { mentorshipId })

/** An admin refunds a purchase; with a reason, no legal ground is needed. */
export const refund = (admin: Woman, purchaseId: number, reason: string | null = null) =>
  call<number>(admin, 'refund_purchase', { purchaseId, reason, override: reason !== null })

/** An admin has sent a refund from the bank account, with the bank's reference. */
export const settleRefund = (admin: Woman, refundId: number, externalRef: string) =>
  call(admin, 'settle_refund', { refundId, externalRef })

/** A mentee withdraws from a purchase, with what goes back at that moment. */
export const withdrawFromPurchase = (mentee: Woman, purchaseId: number) =>
  act(
    mentee.viewer,
    (sql) => sql`
    select api.withdraw_purchase(purchase_id => ${purchaseId}, seen_cents => coalesce(
      (select refund_cents from api.purchase_refunds where purchase_id = ${purchaseId}), 0))`,
  )

/** A mentor ends her own mentorships, an admin any. */
export const changeStatus = (who: Woman, mentorId: number, status: string) =>
  call(who, 'change_mentor_status', { status, mentorId })

export const createScholarship = (admin: Woman, kind: 'full_3m' | 'partial_50') =>
  call<number>(admin, 'create_scholarship', { name: 'Υποτροφία', kind })

export const award = (
  admin: Woman,
  scholarshipId: number,
  menteeId: number,
  packageId: number | null = null,
) => call<number>(admin, 'award_scholarship', { scholarshipId, menteeId, packageId })

export const withdrawAward = (admin: Woman, purchaseId: number) =>
  call(admin, 'withdraw_award', { purchaseId })

export const reopenClaim = (admin: Woman, partId: number) =>
  call<Date>(admin, 'reopen_claim', { partId, reason: 'ζήτησε παράταση' })
