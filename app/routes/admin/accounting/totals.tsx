import { useTranslation } from 'react-i18next'
import { formatMoney, formatNumber } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import type { LedgerSum } from '~/parts/accounting/sums.server'
import { DataTable, type Row } from '~/ui/table'

const sums = ['grossCents', 'netCents', 'vatCents'] as const

/** What came in and went out, by kind and VAT; the sum of each rate if there are several, and of all. */
export function Totals({ sums: found }: { sums: LedgerSum[] }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const rateOf = ({ vatPercent }: LedgerSum) => (vatPercent === null ? '–' : `${vatPercent} %`)
  const rates = [...new Set(found.map(rateOf))]
  const line = (id: string, name: string, rate: string, lines: LedgerSum[], total = false): Row => ({
    id,
    cells: [
      name,
      rate,
      formatNumber(language, sumOf(lines, 'lines')),
      ...sums.map((sum) => formatMoney(language, sumOf(lines, sum))),
    ].map((cell, at) => (total && cell !== '' ? <b key={at}>{cell}</b> : cell)),
  })
  const rows = rates.flatMap((rate) => {
    const lines = found.filter((each) => rateOf(each) === rate)
    return [
      ...lines.map((each) => line(`${rate} ${each.kind}`, t(`accounting.kinds.${each.kind}`), rate, [each])),
      ...(rates.length > 1 && lines.length > 1
        ? [line(rate, `${t('accounting.total')}, ${t('purchases.vat')} ${rate}`, rate, lines, true)]
        : []),
    ]
  })
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
      rows={[...rows, line('all', t('accounting.total'), '', found, true)]}
    />
  )
}

const sumOf = (lines: LedgerSum[], what: 'lines' | (typeof sums)[number]) =>
  lines.reduce((sum, line) => sum + line[what], 0)
