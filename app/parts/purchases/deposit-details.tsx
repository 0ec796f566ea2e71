import { useTranslation } from '~/i18n/use-translation'
import type { Purchase } from '~/domain/purchases/purchases.server'
import { useConstants } from '~/http/page'
import { formatMoney } from '~/i18n/format'
import { QrCode, type QrCodeProps } from '~/ui/qr-code'
import { SummaryList } from '~/ui/summary-list'
import { CopyValue } from './copy-value'

type DepositDetailsProps = {
  purchase: Pick<Purchase, 'priceCents' | 'receivedCents' | 'currency' | 'reference'>
  code?: QrCodeProps['code'] | null
}

/**
 * Bank account, reference, and the amount of the deposit: the price, or what is missing of it; the same as a QR code
 * for the bank's app.
 */
export function DepositDetails({ purchase, code }: DepositDetailsProps) {
  const { t, language } = useTranslation('mentee')
  const bank = useConstants()
  if (!bank.bankIban) return null
  return (
    <>
      <SummaryList
        rows={[
          {
            label: t('common:facts.amount'),
            value: (
              <span className="tabular text-lg font-bold">
                {formatMoney(language, purchase.priceCents - purchase.receivedCents, purchase.currency)}
              </span>
            ),
          },
          {
            label: t('common:facts.iban'),
            value: (
              <CopyValue
                value={bank.bankIban}
                copied={bank.bankIban.replaceAll(' ', '')}
                about={t('common:facts.iban')}
              />
            ),
          },
          { label: t('common:facts.accountHolder'), value: <span lang="el">{bank.bankAccountHolder}</span> },
          { label: t('common:facts.bank'), value: <span lang="el">{bank.bankName}</span> },
          {
            label: t('common:facts.transferReason'),
            value: (
              <>
                <CopyValue value={purchase.reference} about={t('common:facts.transferReason')} />
                <span className="mt-1 block text-sm font-normal text-muted">
                  {t('deposit.referenceHint')}
                </span>
              </>
            ),
          },
        ]}
      />
      {code && (
        <div className="mt-5 grid gap-3">
          <QrCode code={code} alt={t('deposit.qr')} />
          <p className="text-sm text-muted">{t('deposit.scan')}</p>
        </div>
      )}
    </>
  )
}
