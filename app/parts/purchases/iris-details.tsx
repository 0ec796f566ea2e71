import { useTranslation } from '~/i18n/use-translation'
import type { Purchase } from '~/domain/purchases/purchases.server'
import { useConstants } from '~/http/page'
import { formatMoney } from '~/i18n/format'
import { QrCode, type QrCodeProps } from '~/ui/qr-code'
import { SummaryList } from '~/ui/summary-list'
import { CopyValue } from './copy-value'

type IrisDetailsProps = {
  purchase: Pick<Purchase, 'priceCents' | 'receivedCents' | 'currency' | 'reference'>
  code?: QrCodeProps['code'] | null
}

/** How to pay by IRIS from the bank's app: amount, the network's tax number or its code, and the reference. */
export function IrisDetails({ purchase, code }: IrisDetailsProps) {
  const { t, language } = useTranslation('mentee')
  const { irisTaxNumber, irisMostCents = 0 } = useConstants()
  const { priceCents, receivedCents, currency, reference } = purchase
  const money = (cents: number) => formatMoney(language, cents, currency)
  return (
    <>
      <p className="mb-5">{t('iris.text', { limit: money(irisMostCents) })}</p>
      <SummaryList
        rows={[
          {
            label: t('common:facts.amount'),
            value: <span className="tabular text-lg font-bold">{money(priceCents - receivedCents)}</span>,
          },
          ...(irisTaxNumber
            ? [
                {
                  label: t('common:facts.irisTaxNumber'),
                  value: <CopyValue value={irisTaxNumber} about={t('common:facts.irisTaxNumber')} />,
                },
              ]
            : []),
          {
            label: t('common:facts.transferReason'),
            value: (
              <>
                <CopyValue value={reference} about={t('common:facts.transferReason')} />
                <span className="mt-1 block text-sm font-normal text-muted">{t('iris.referenceHint')}</span>
              </>
            ),
          },
        ]}
      />
      {code && (
        <div className="mt-5 grid gap-3">
          <QrCode code={code} alt={t('iris.qr')} />
          <p className="text-sm text-muted">{t('iris.scan')}</p>
        </div>
      )}
    </>
  )
}
