import { useTranslation } from '~/i18n/use-translation'
import type { Payment, RefundOfPurchase, WholePurchase } from '~/domain/purchases/purchase-records.server'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { formatDate, formatMoney } from '~/i18n/format'
import { useGroundWords } from '~/parts/payment-queue/ground-words'
import { RefundAmount } from '~/parts/payment-queue/refund-amount'
import { RefundDestination } from '~/parts/payment-queue/refund-destination'
import { DocumentTable } from '~/parts/tax-documents/document-table'
import { Undocumented } from '~/parts/tax-documents/undocumented'
import { RecordSection } from '~/ui/record-page'
import { DataTable } from '~/ui/table'
import { PaymentDay } from './payment-day'
import { Balance } from './balance'

type MoneyProps = Pick<WholePurchase, 'purchase' | 'payments' | 'refunds' | 'documents'>

/** The payments and the refunds of the purchase, and the link to its receipt. */
export function Money({ purchase, payments, refunds, documents }: MoneyProps) {
  const { t } = useTranslation('records')
  return (
    <RecordSection
      id="money"
      title={t('purchase.money')}
      action={purchase.receipt && <Link to={`/receipts/${purchase.id}`}>{t('admin:purchases.receipt')}</Link>}
    >
      <div className="grid gap-5">
        <Balance purchase={purchase} payments={payments} />
        {payments.length === 0 ? (
          <p className="text-muted">{t('purchase.noPayment')}</p>
        ) : (
          <Payments payments={payments} waiting={purchase.receivedCents > 0} />
        )}
        {refunds.length > 0 && <Refunds refunds={refunds} />}
        {documents.length > 0 && (
          <DocumentTable
            documents={documents}
            caption={t('refunds:document.title')}
            pageOf={(id) => `/admin/tax-documents/${id}`}
          />
        )}
        <Undocumented purchase={purchase} />
      </div>
    </RecordSection>
  )
}

/** While the order waits for the rest of its price, its one payment is what came so far. */
function Payments({ payments, waiting }: { payments: Payment[]; waiting: boolean }) {
  const { t, language } = useTranslation('records')
  const columns = [
    { id: 'when', label: t('purchase.paidAt'), code: true },
    { id: 'amount', label: t('common:facts.amount'), numeric: true },
    { id: 'method', label: t('common:facts.method') },
    { id: 'ref', label: t('purchase.paymentRef') },
    { id: 'by', label: t('purchase.recordedBy') },
  ]
  const rows = payments.map((payment) => ({
    id: String(payment.id),
    cells: [
      <PaymentDay key="when" payment={payment} />,
      formatMoney(language, payment.amountCents, payment.currency),
      <Method key="method" payment={payment} note={noteOn(payment, waiting)} />,
      <Reference key="ref" payment={payment} />,
      payment.recordedBy ?? t('purchase.byItself'),
    ],
  }))
  return <DataTable caption={t('purchase.payments')} columns={columns} rows={rows} />
}

/**
 * The ends of the ids at Stripe or at the bank, with the amounts of several transfers; a deposit that an admin confirmed
 * whole has none.
 */
function Reference({ payment }: { payment: Payment }) {
  const { language } = useTranslation()
  const { method, surplus, referenceEnd, transfers, currency } = payment
  if (transfers.length > 0) {
    return (
      <ul>
        {transfers.map(({ end, cents, arrivedOn }, n) => (
          <li key={n} className="tabular whitespace-nowrap">
            …{end}
            {transfers.length > 1 && (
              <>
                {' '}
                · {formatMoney(language, cents, currency)} · {formatDate(language, arrivedOn)}
              </>
            )}
          </li>
        ))}
      </ul>
    )
  }
  if (method !== 'card' && !surplus) return <>–</>
  return <span className="tabular whitespace-nowrap">…{referenceEnd}</span>
}

const noteOn = ({ takenBack, surplus }: Payment, waiting: boolean) =>
  takenBack ? 'takenBack' : surplus && !waiting ? 'surplus' : null

/** How it was paid, and that it came on top of another or was taken back. */
function Method({ payment, note }: { payment: Payment; note: ReturnType<typeof noteOn> }) {
  const { id, method, owedCents, currency } = payment
  const { t, language } = useTranslation('records')
  const actLink = useActLink()
  return (
    <>
      {t(`admin:purchases.methods.${method}`)}
      {note && <span className="block text-muted">{t(`purchase.${note}`)}</span>}
      {owedCents > 0 && (
        <Link to={actLink(`/admin/payments/surplus/${id}`)} className="block">
          {t('purchase.refundSurplus', { amount: formatMoney(language, owedCents, currency) })}
        </Link>
      )}
    </>
  )
}

function Refunds({ refunds }: { refunds: RefundOfPurchase[] }) {
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

function Stage({ refund: { id, stage, sentOn, own } }: { refund: RefundOfPurchase }) {
  const { t, language } = useTranslation('records')
  const actLink = useActLink()
  return (
    <>
      {t(`purchase.stages.${stage}`)}
      {sentOn && <span className="block text-muted">{formatDate(language, sentOn)}</span>}
      {stage === 'to_send' && !own && (
        <Link to={actLink(`/admin/payments/refunds/${id}`)} className="block">
          {t('admin:sent.title')}
        </Link>
      )}
    </>
  )
}
