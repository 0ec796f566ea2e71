import { useTranslation } from '~/i18n/use-translation'
import type { ListedRow } from '~/db/listed-row'
import { formatIban } from '~/i18n/format'

/**
 * The destination of a refund: the bank account that the mentee named, the account the money came from, or
 * the card.
 */
export function RefundDestination({
  refund,
}: {
  refund: Pick<ListedRow<'admin_refunds'>, 'stage' | 'method' | 'iban' | 'holder' | 'paymentRef' | 'bankRef'>
}) {
  const { t } = useTranslation('admin')
  const { stage, method, iban, holder, paymentRef, bankRef } = refund
  const byBank = method !== 'card' || stage === 'to_send' || bankRef !== null
  return (
    <>
      {paymentRef && !bankRef && <span className="block">{t('payments.card', { ref: paymentRef })}</span>}
      {byBank && iban && (
        <>
          <span className="tabular block select-all font-medium break-words">{formatIban(iban)}</span>
          <span className="block text-muted">{holder}</span>
        </>
      )}
      {stage === 'to_send' && !iban && (
        <span className="block">{t(method === 'card' ? 'payments.askAccount' : 'payments.sameAccount')}</span>
      )}
      {bankRef && <span className="block text-muted">{t('payments.bankRef', { ref: bankRef })}</span>}
    </>
  )
}
