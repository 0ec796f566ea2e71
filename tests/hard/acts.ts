// Acts that several promises use, and acts that have no page yet.
import { act } from '~/db/act.server'
import type { Woman } from '../support/people'

export * from '../support/acts'

type Statement = Parameters<typeof act>[1]

async function valueOf<T>(who: Woman, work: Statement) {
  const rows = (await act(who.viewer, work)) as { value: T }[]
  // A function that returns rows may return none.
  return rows[0]?.value as T
}

/** Calls a function of the schema api by its name, with its own argument names; returns its result. */
export const call = <T>(who: Woman, name: string, args: Record<string, unknown> = {}) => {
  const given = Object.entries(args)
  const named = given.map(([key], n) => `${key} => $${n + 1}`).join(', ')
  return valueOf<T>(who, (sql) =>
    sql.unsafe(`select api.${name}(${named}) as value`, given.map(([, value]) => value) as never[]),
  )
}

export const createMentorship = (admin: Woman, partId: number, mentorId: number) =>
  valueOf<number>(
    admin,
    (sql) => sql`select api.create_mentorship(part_id => ${partId}, mentor_id => ${mentorId}) as value`,
  )

export const pause = (admin: Woman, mentorshipId: number, override = false) =>
  valueOf<Date>(
    admin,
    (sql) => sql`
    select api.pause_mentorship(mentorship_id => ${mentorshipId}, reason => 'ταξίδι', override => ${override}) as value`,
  )

export const resume = (admin: Woman, mentorshipId: number) =>
  valueOf<'running' | 'stopped'>(
    admin,
    (sql) => sql`select api.resume_mentorship(mentorship_id => ${mentorshipId}) as value`,
  )

/** An admin refunds a purchase; with a reason, no legal ground is needed. */
export const refund = (admin: Woman, purchaseId: number, reason: string | null = null) =>
  valueOf<number>(
    admin,
    (sql) => sql`
    select api.refund_purchase(purchase_id => ${purchaseId}, reason => ${reason}, override => ${reason !== null}) as value`,
  )

/** An admin has sent a refund from the bank account, with the bank's reference. */
export const settleRefund = (admin: Woman, refundId: number, externalRef: string) =>
  valueOf<null>(
    admin,
    (sql) => sql`select api.settle_refund(refund_id => ${refundId}, external_ref => ${externalRef}) as value`,
  )

export const refundSurplus = (admin: Woman, paymentId: number) =>
  valueOf<number>(admin, (sql) => sql`select api.refund_surplus(payment_id => ${paymentId}) as value`)

export const withdrawFromPurchase = (mentee: Woman, purchaseId: number) =>
  valueOf<number>(
    mentee,
    (sql) => sql`
    select api.withdraw_purchase(purchase_id => ${purchaseId}, seen_cents => coalesce(
      (select refund_cents from api.purchase_refunds where purchase_id = ${purchaseId}), 0)) as value`,
  )

/** A mentor ends her own mentorships, an admin any. */
export const changeStatus = (who: Woman, mentorId: number, status: string) =>
  valueOf<null>(
    who,
    (sql) => sql`
    select api.change_mentor_status(status => ${status}::data.mentor_status, mentor_id => ${mentorId}) as value`,
  )

export const createScholarship = (admin: Woman, kind: 'full_3m' | 'partial_50') =>
  valueOf<number>(
    admin,
    (sql) => sql`select api.create_scholarship(name => 'Υποτροφία', kind => ${kind}) as value`,
  )

export const award = (
  admin: Woman,
  scholarshipId: number,
  menteeId: number,
  packageId: number | null = null,
) =>
  valueOf<number>(
    admin,
    (sql) => sql`
    select api.award_scholarship(scholarship_id => ${scholarshipId}, mentee_id => ${menteeId}, package_id => ${packageId}) as value`,
  )

export const withdrawAward = (admin: Woman, purchaseId: number) =>
  valueOf<null>(admin, (sql) => sql`select api.withdraw_award(purchase_id => ${purchaseId}) as value`)

export const reopenClaim = (admin: Woman, partId: number) =>
  valueOf<Date>(
    admin,
    (sql) => sql`select api.reopen_claim(part_id => ${partId}, reason => 'ζήτησε παράταση') as value`,
  )
