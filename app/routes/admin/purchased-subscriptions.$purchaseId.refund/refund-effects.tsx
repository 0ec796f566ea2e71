import { useTranslation } from '~/i18n/use-translation'
import type { RefundCase } from '~/domain/payments/refund-case.server'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { formatMoney } from '~/i18n/format'
import { EffectList } from '~/ui/effect-list'
import { maySendAll } from './refund-form'

type RefundEffectsProps = { purchase: AdminPurchase; found: RefundCase }

/** The effects of a refund of everything, or of a part. */
export function RefundEffects({ purchase, found }: RefundEffectsProps) {
  const { t, language } = useTranslation('admin')
  const whole = maySendAll(found)
  const effects = [
    t(purchase.method === 'card' ? 'surplus.card' : 'refund.effects.deposit'),
    ...(whole && found.keptCents > 0
      ? [
          t('refund.effects.kept', {
            kept: formatMoney(language, found.keptCents, purchase.currency),
            held: found.sessionsHeld,
            total: found.sessionsTotal,
          }),
        ]
      : []),
    t(whole ? 'refund.effects.closed' : 'refund.effects.part'),
    ...(whole && found.requestWaits ? [t('refund.effects.request')] : []),
    t('refund.effects.mail'),
  ]
  return <EffectList effects={effects} />
}
