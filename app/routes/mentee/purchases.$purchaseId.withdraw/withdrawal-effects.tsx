import { useTranslation } from 'react-i18next'
import type { Purchase } from '~/domain/purchases/purchases.server'
import { Card } from '~/ui/card'
import { EffectList } from '~/ui/effect-list'

/** The effects of a withdrawal. */
export function WithdrawalEffects({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('refunds')
  const money = t(purchase.method === 'deposit' ? 'withdrawal.effects.deposit' : 'withdrawal.effects.card')
  return (
    <Card title={t('withdrawal.effects.title')} tone="primary">
      <EffectList effects={[t('withdrawal.effects.closed'), money, t('withdrawal.effects.mail')]} />
    </Card>
  )
}
