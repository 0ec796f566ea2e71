import { useTranslation } from '~/i18n/use-translation'
import type { Payment } from '~/domain/purchases/purchase-records.server'
import { Link } from '~/http/page'
import { formatDate, formatMoney } from '~/i18n/format'
import { DocumentTable } from '~/parts/tax-documents/document-table'
import { Undocumented } from '~/parts/tax-documents/undocumented'
import { RecordSection } from '~/ui/record-page'
import { DataTable } from '~/ui/table'
import type { PurchasePage } from './purchase-page.server'
import { PaymentDay } from './payment-day'
import { Balance } from './balance'
import { RefundTable } from './refund-table'
import { RefundToAct } from './refund-to-act'
import { Surplus } from './surplus'

type MoneyProps = Pick<
  PurchasePage,
  'purchase' | 'payments' | 'refunds' | 'documents' | 'passwordNeeded' | 'takeBack' | 'today' | 'unsure'
>

/** The payments and the refunds of the purchase with what there is to do about them, and the link to its receipt. */
export function Money(props: MoneyProps) {
  const { purchase, payments, refunds, documents, takeBack, today, unsure } = props
  const passwordNeeded = props.passwordNeeded.ofMoney
  const { t } = useTranslation('records')
  const owed = purchase.own ? [] : payments.filter(({ owedCents }) => owedCents > 0)
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
        {owed.length > 0 && (
          <div id="surplus" className="grid gap-5">
            {owed.map((payment) => (
              <Surplus
                key={payment.id}
                payment={payment}
                passwordNeeded={passwordNeeded}
                mayTakeBack={takeBack.obstacle === null}
              />
            ))}
          </div>
        )}
        {refunds.length > 0 && (
          <div id="refunds" className="grid gap-5">
            <RefundTable refunds={refunds} />
            {refunds.map((refund) => (
              <RefundToAct key={refund.id} {...{ refund, passwordNeeded, today, unsure }} />
            ))}
          </div>
        )}
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
  const { t } = useTranslation('records')
  return (
    <>
      {t(`admin:purchases.methods.${payment.method}`)}
      {note && <span className="block text-muted">{t(`purchase.${note}`)}</span>}
    </>
  )
}
