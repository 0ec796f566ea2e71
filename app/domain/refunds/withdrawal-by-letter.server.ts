import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import type { WithdrawalByLetter } from './schema'

/** What a withdrawal that was sent on a day gives back. */
export type LetterShare = Row<'withdrawal_by_letter'>

/** The same for one purchase, or undefined. The day is YYYY-MM-DD; without one, today. */
export async function findLetterShare(viewer: Viewer, purchaseId: number, day: string | null) {
  const [found] = await asViewer(
    viewer,
    (sql) => sql<LetterShare[]>`
    select * from api.withdrawal_by_letter(purchase_id => ${purchaseId}, day => ${day})`,
  )
  return found
}

/**
 * Enters a withdrawal that came by letter or e-mail, by an admin. Raises password_needed, own_profile, person_erased,
 * date_in_future, withdrawal_before_purchase, no_refund_ground, service_performed, sessions_unanswered,
 * withdrawal_changed, iban_invalid.
 */
export function enterWithdrawal(viewer: Viewer, purchaseId: number, letter: WithdrawalByLetter) {
  const { sentOn, iban, accountHolder, seenCents } = letter
  return asViewer(
    viewer,
    (sql) => sql`
    select api.enter_withdrawal(purchase_id => ${purchaseId}, sent_on => ${sentOn}, seen_cents => ${seenCents},
      iban => ${iban ?? null}, account_holder => ${accountHolder ?? null})`,
  )
}
