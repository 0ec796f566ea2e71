import * as acts from '~/db/generated/acts.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import type { WithdrawalByLetter } from './withdrawal-schema'

/** What a withdrawal that was sent on a day gives back. */
export type LetterShare = Row<'withdrawal_by_letter'>

/**
 * Enters a withdrawal that came by letter or e-mail, by an admin. Raises password_needed, own_profile, person_erased,
 * date_in_future, withdrawal_before_purchase, no_refund_ground, service_performed, sessions_unanswered,
 * withdrawal_changed, iban_invalid.
 */
export function enterWithdrawal(viewer: Viewer, purchaseId: number, letter: WithdrawalByLetter) {
  const { sentOn, iban, accountHolder, seenCents } = letter
  return acts.enterWithdrawal(viewer, { purchaseId, sentOn, seenCents, iban, accountHolder })
}
