import { useTranslation } from '~/i18n/use-translation'
import type { ListedRow } from '~/db/listed-row'
import { formatDate, formatMoney } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { kindNumbers } from '~/domain/tax-documents/document-rows'
import { documentName } from '~/domain/tax-documents/document-name'
import { MenteeLink } from '~/parts/people/person-link'

type Line = ListedRow<'admin_ledger'>

/** The day of the line. */
export const DayCell = ({ at }: Line) => formatDate(useLanguage(), at)

/** The buyer. */
export const BuyerCell = ({ menteeId, menteeName }: Line) => <MenteeLink id={menteeId} name={menteeName} />

/** What the line is, and how the money came or went. */
export function KindCell({ kind, method, referenceEnd }: Line) {
  const { t } = useTranslation('admin')
  return (
    <>
      {t(`accounting.kinds.${kind}`)}
      <span className="block text-muted">
        {t(`purchases.methods.${method}`)}
        {referenceEnd && <span className="tabular whitespace-nowrap"> …{referenceEnd}</span>}
      </span>
    </>
  )
}

/** The tax documents of the line. */
export const DocumentsCell = ({ documents }: Line) => (
  <ul className="empty:hidden">
    {documents.map(({ kind, series, number, mark }) => (
      <li key={mark}>
        {kindNumbers[kind]} {documentName({ series, number })}
        <span className="block text-muted">{mark}</span>
      </li>
    ))}
  </ul>
)

export const GrossCell = ({ grossCents, currency }: Line) => <Sum cents={grossCents} currency={currency} />
export const NetCell = ({ netCents, currency }: Line) => <Sum cents={netCents} currency={currency} />

/** The VAT, and its rate. */
export const VatCell = ({ vatCents, vatPercent, currency }: Line) => (
  <>
    <Sum cents={vatCents} currency={currency} />
    {vatPercent !== null && <span className="block text-muted">{vatPercent} %</span>}
  </>
)

function Sum({ cents, currency }: { cents: number; currency: string }) {
  return formatMoney(useLanguage(), cents, currency)
}
