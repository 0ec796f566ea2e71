import { useTranslation } from '~/i18n/use-translation'
import type { RefundOfPurchase } from '~/domain/purchases/purchase-records.server'
import { formatDate } from '~/i18n/format'
import { useGroundWords } from '~/parts/payments/ground-words'
import { RefundAmount } from '~/parts/payments/refund-amount'
import { RefundDestination } from '~/parts/payments/refund-destination'
import { DataTable } from '~/ui/table'

/** What was given back, or is on its way. */
export function RefundTable({ refunds }: { refunds: RefundOfPurchase[] }) {
  const { t, language } = useTranslation('records')
  const ground = useGroundWords()
  const columns = [
    { id: 'when', label: t('admin:payments.requested'), code: true },
    { id: 'amount', label: t('common:facts.amount'), numeric: true },
    { id: 'ground', label: t('admin:payments.ground') },
    { id: 'to', label: t('admin:payments.to') },
    { id: 'stage', label: t('common:facts.state') },
  ]
  const rows = refunds.map((refund) => ({
    id: String(refund.id),
    cells: [
      formatDate(language, refund.requestedAt),
      <RefundAmount key="amount" refund={refund} />,
      <Ground key="ground" words={ground(refund.ground)} reason={refund.reason} />,
      <RefundDestination key="to" refund={refund} />,
      <Stage key="stage" refund={refund} />,
    ],
  }))
  return <DataTable caption={t('purchase.refunds')} columns={columns} rows={rows} />
}

function Ground({ words, reason }: { words: string; reason: string | null }) {
  return (
    <>
      {words}
      {reason && (
        <span className="block max-w-80 whitespace-pre-line wrap-anywhere text-muted">{reason}</span>
      )}
    </>
  )
}

function Stage({ refund: { stage, sentOn } }: { refund: RefundOfPurchase }) {
  const { t, language } = useTranslation('records')
  return (
    <>
      {t(`purchase.stages.${stage}`)}
      {sentOn && <span className="block text-muted">{formatDate(language, sentOn)}</span>}
    </>
  )
}
