import { useTranslation } from '~/i18n/use-translation'
import { type LedgerSum, type LedgerTotal, sumOf, totalsOf } from '~/domain/accounting/totals'
import { formatMoney, formatNumber } from '~/i18n/format'
import { DataTable } from '~/ui/table'

const sums = ['grossCents', 'netCents', 'vatCents'] as const

/** What came in and went out, by kind and VAT; the sum of each rate if there are several, and of all. */
export function Totals({ sums: found }: { sums: LedgerSum[] }) {
  const { t, language } = useTranslation('admin')
  const totals = totalsOf(found)
  const nameOf = ({ kind, vatPercent }: LedgerTotal, at: number) => {
    if (kind) return t(`accounting.kinds.${kind}`)
    if (at === totals.length - 1) return t('accounting.total')
    return `${t('accounting.total')}, ${t('purchases.vat')} ${rateOf(vatPercent)}`
  }
  return (
    <DataTable
      caption={t('accounting.totals')}
      hideCaption
      columns={[
        { id: 'kind', label: t('accounting.kind') },
        { id: 'rate', label: t('purchases.vatPercent'), numeric: true },
        { id: 'lines', label: t('accounting.lines'), numeric: true },
        { id: 'gross', label: t('accounting.gross'), numeric: true },
        { id: 'net', label: t('purchases.net'), numeric: true },
        { id: 'vat', label: t('purchases.vat'), numeric: true },
      ]}
      rows={totals.map((line, at) => ({
        id: String(at),
        cells: [
          <>
            {nameOf(line, at)}
            {line.vatGround && <span className="block text-muted">{line.vatGround}</span>}
          </>,
          at === totals.length - 1 ? '' : rateOf(line.vatPercent),
          formatNumber(language, sumOf(line.lines, 'lines')),
          ...sums.map((sum) => formatMoney(language, sumOf(line.lines, sum))),
        ].map((cell, place) => (line.total && cell !== '' ? <b key={place}>{cell}</b> : cell)),
      }))}
    />
  )
}

const rateOf = (percent: number | null) => (percent === null ? '–' : `${percent} %`)
