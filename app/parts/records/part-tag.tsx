import { useTranslation } from '~/i18n/use-translation'
import type { AdminPart } from '~/domain/purchases/purchase-records.server'
import { PurchaseStatusTag } from '~/parts/purchases/purchase-status'
import { StatusTag } from '~/ui/status-tag'

type PartTagProps = { part: Pick<AdminPart, 'status' | 'closedReason' | 'locked'> }

/** The status of a part; a closed one says why, a locked one that the coaching comes first. */
export function PartTag({ part: { status, closedReason, locked } }: PartTagProps) {
  const { t } = useTranslation('records')
  if (locked) return <StatusTag label={t('part.locked')} icon="lock" />
  if (closedReason === 'expired') return <StatusTag label={t('mentee:part.expired')} />
  if (closedReason === 'refunded' || closedReason === 'cancelled')
    return <PurchaseStatusTag status={closedReason} />
  return <PurchaseStatusTag status={status} />
}
