import { useTranslation } from '~/i18n/use-translation'
import type { Receipt } from '~/domain/purchases/purchases.server'
import { useConstants } from '~/http/page'
import { formatDateTime, formatLongDate, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useVatRows } from '~/parts/purchases/vat-rows'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'

/** The receipt: issuer, mentee, package, VAT, refunds. */
export function ReceiptBody({ receipt }: { receipt: Receipt }) {
  const { t, language } = useTranslation('refunds')
  const { issuerName, issuerTaxNumber, issuerAddress } = useConstants()
  return (
    <>
      <SummaryList
        rows={[
          { label: t('common:facts.number'), value: <b className="tabular">{receipt.reference}</b> },
          { label: t('receipt.seller'), value: <span lang="el">{issuerName}</span> },
          { label: t('receipt.taxNumber'), value: <span className="tabular">{issuerTaxNumber}</span> },
          { label: t('receipt.address'), value: <span lang="el">{issuerAddress}</span> },
          { label: t('receipt.buyer'), value: receipt.buyer },
          { label: t('receipt.for'), value: nameIn(language, receipt.packageNames) },
          { label: t('receipt.ordered'), value: formatLongDate(language, receipt.purchasedAt) },
          { label: t('receipt.paid'), value: formatLongDate(language, receipt.paidOn) },
          ...(receipt.beginRequestedAt
            ? [
                {
                  label: t('terms:receipt.begin'),
                  value: t('terms:receipt.beginAt', {
                    at: formatDateTime(language, receipt.beginRequestedAt),
                    version: receipt.termsVersion,
                  }),
                },
              ]
            : []),
          { label: t('common:facts.method'), value: t(`mentee:purchase.method.${receipt.method}`) },
        ]}
      />
      <section className="grid gap-4">
        <h2>{t('receipt.sums')}</h2>
        <SummaryList rows={useSums(receipt)} />
      </section>
    </>
  )
}

function useSums(receipt: Receipt): SummaryRow[] {
  const { t, language } = useTranslation('refunds')
  const { listPriceCents, priceCents, currency, refundedCents, refundedOn } = receipt
  const money = (cents: number) => <span className="tabular">{formatMoney(language, cents, currency)}</span>
  const discount = listPriceCents - priceCents
  return [
    ...(receipt.scholarship && discount > 0
      ? [
          { label: t('common:facts.listPrice'), value: money(listPriceCents) },
          { label: t('common:facts.scholarship'), value: money(-discount) },
        ]
      : []),
    ...useVatRows(receipt),
    { label: t('receipt.total'), value: <span className="text-xl font-heavy">{money(priceCents)}</span> },
    ...(refundedOn
      ? [
          {
            label: t('receipt.refunded', { date: formatLongDate(language, refundedOn) }),
            value: money(-refundedCents),
          },
        ]
      : []),
  ]
}
