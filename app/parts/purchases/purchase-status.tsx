import { useTranslation } from '~/i18n/use-translation'
import type { Part, PurchaseStatus } from '~/domain/purchases/purchases.server'
import { StatusTag } from '~/ui/status-tag'
import type { Tone } from '~/ui/tone'

/** The tone of each status, the same on every page. */
export const purchaseTones: Record<PurchaseStatus, Tone> = {
  awaiting_payment: 'warning',
  paid: 'success',
  pending: 'warning',
  running: 'active',
  completed: 'neutral',
  cancelled: 'neutral',
  refunded: 'info',
}

const words: Record<PurchaseStatus, string> = {
  awaiting_payment: 'common:status.package.awaitingPayment',
  paid: 'common:status.package.paid',
  pending: 'common:status.request.pending',
  running: 'common:status.mentorship.running',
  completed: 'common:status.package.completed',
  cancelled: 'mentee:purchase.cancelled',
  refunded: 'common:status.package.refunded',
}

/** The status of a purchase. */
export function PurchaseStatusTag({ status }: { status: PurchaseStatus }) {
  const { t } = useTranslation()
  return <StatusTag tone={purchaseTones[status]} label={t(words[status])} />
}

/** The status of one part; a closed one says why. */
export function PartStatusTag({ part }: { part: Pick<Part, 'status' | 'closedReason' | 'blockedBy'> }) {
  const { t } = useTranslation()
  if (part.blockedBy === 'coaching_not_completed')
    return <StatusTag label={t('mentee:part.locked')} icon="lock" />
  if (part.closedReason === 'expired') return <StatusTag label={t('mentee:part.expired')} />
  const closed =
    part.closedReason === 'refunded' || part.closedReason === 'cancelled' ? part.closedReason : undefined
  return <PurchaseStatusTag status={closed ?? part.status} />
}
