import { useTranslation } from '~/i18n/use-translation'
import { comesToBank } from '~/domain/purchases/methods'
import type { Purchase } from '~/domain/purchases/purchases.server'
import type { PurchaseRefunds } from '~/domain/refunds/purchase-refunds.server'
import { formatMoney } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { Card } from '~/ui/card'
import { EffectList } from '~/ui/effect-list'

/** The effects of a withdrawal. */
export function WithdrawalEffects({ purchase, refunds }: { purchase: Purchase; refunds: PurchaseRefunds }) {
  const { t } = useTranslation('refunds')
  const amount = formatMoney(useLanguage(), refunds.refundCents, purchase.currency)
  const method = refunds.disputed ? 'disputed' : comesToBank(purchase.method) ? 'deposit' : 'card'
  const effects = [
    t(purchase.status === 'running' ? 'withdrawal.effects.stopped' : 'withdrawal.effects.closed'),
    t(`withdrawal.effects.${method}`, { amount }),
    t('withdrawal.effects.mail'),
  ]
  return (
    <Card title={t('common:facts.effects')} tone="primary">
      <EffectList effects={effects} />
    </Card>
  )
}
