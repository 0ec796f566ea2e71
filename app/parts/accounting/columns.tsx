import { useTranslation } from '~/i18n/use-translation'
import type { ListedRow } from '~/db/listed-row'
import { ledgerList } from '~/domain/accounting/list'
import { documentName } from '~/domain/tax-documents/document-name'
import { kindNumbers } from '~/domain/tax-documents/document-rows'
import { formatDate, formatMoney } from '~/i18n/format'
import type { Table } from '~/lists/table'
import { PurchaseCell } from '~/parts/payments/refund-cells'
import { MenteeLink } from '~/parts/people/person-link'

type Line = ListedRow<'admin_ledger'>

/** The day of the line; and that of the money, where its month had been handed over before. */
function DayCell({ bookedOn, paidOn }: Line) {
  const { t, language } = useTranslation('admin')
  return (
    <>
      {formatDate(language, bookedOn)}
      {paidOn !== bookedOn && <small>{t('accounting.late', { when: formatDate(language, paidOn) })}</small>}
    </>
  )
}

/** The buyer. */
const BuyerCell = ({ menteeId, menteeName }: Line) => <MenteeLink id={menteeId} name={menteeName} />

/** What the line is, and how the money came or went. */
function KindCell({ kind, method, referenceEnd }: Line) {
  const { t } = useTranslation('admin')
  return (
    <>
      {t(`accounting.kinds.${kind}`)}
      <small>
        {t(`purchases.methods.${method}`)}
        {referenceEnd && <span className="tabular whitespace-nowrap"> …{referenceEnd}</span>}
      </small>
    </>
  )
}

/** The tax documents of the line; nothing without one, so that a phone leaves the column's name out. */
const DocumentsCell = ({ documents }: Line) =>
  documents.length > 0 && (
    <ul>
      {documents.map(({ kind, series, number, mark }) => (
        <li key={mark}>
          {kindNumbers[kind]} {documentName({ series, number })}
          <small>{mark}</small>
        </li>
      ))}
    </ul>
  )

const GrossCell = ({ grossCents, currency }: Line) => <Sum cents={grossCents} currency={currency} />
const NetCell = ({ netCents, currency }: Line) => <Sum cents={netCents} currency={currency} />

/** The VAT, and its rate. */
const VatCell = ({ vatCents, vatPercent, currency }: Line) => (
  <>
    <Sum cents={vatCents} currency={currency} />
    {vatPercent !== null && <small>{vatPercent} %</small>}
  </>
)

function Sum({ cents, currency }: { cents: number; currency: string }) {
  return formatMoney(useTranslation().language, cents, currency)
}

export const ledgerTable: Table<'admin_ledger'> = {
  list: ledgerList,
  columns: [
    { id: 'day', label: 'common:form.day', code: true, sort: 'day', cell: DayCell },
    { id: 'purchase', label: 'admin:payments.purchase', cell: PurchaseCell },
    { id: 'buyer', label: 'admin:accounting.buyer', cell: BuyerCell },
    { id: 'kind', label: 'admin:accounting.kind', cell: KindCell },
    { id: 'documents', label: 'admin:documents.title', code: true, cell: DocumentsCell },
    { id: 'gross', label: 'admin:accounting.gross', numeric: true, cell: GrossCell },
    { id: 'net', label: 'admin:purchases.net', numeric: true, cell: NetCell },
    { id: 'vat', label: 'admin:purchases.vat', numeric: true, cell: VatCell },
  ],
}
