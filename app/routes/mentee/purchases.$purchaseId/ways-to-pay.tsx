import { useTranslation } from 'react-i18next'
import type { Purchase } from '~/domain/purchases/purchases.server'
import type { CardPayments } from '~/integrations/stripe.server'
import { PayByCard, type PayByCardProps } from '~/parts/payments/pay-by-card'
import { Banner } from '~/ui/banner'
import { Card } from '~/ui/card'
import { Disclosure } from '~/ui/disclosure'
import { DepositDetails } from './deposit-details'
import { FirstProof } from './first-proof'

export type WaysToPayProps = { purchase: Purchase; form: PayByCardProps['form']; cards: CardPayments }

/**
 * The ways to pay an order; the chosen one comes first. After a proof was sent, card payment is collapsed,
 * because paying again means paying twice.
 */
export function WaysToPay({ purchase, form, cards }: WaysToPayProps) {
  const { t } = useTranslation('mentee')
  // A card pays the whole price, so the rest of a part comes by deposit.
  const rest = purchase.receivedCents > 0
  if (purchase.proofs.length > 0 && !rest)
    return cards === 'off' ? null : <CardInstead {...{ purchase, form, cards }} />
  const byCard = purchase.method === 'card' && cards !== 'off' && !rest
  const deposit = (
    <>
      <Card title={t(byCard ? 'card.or' : 'deposit.title')}>
        <DepositDetails purchase={purchase} />
      </Card>
      {purchase.proofs.length === 0 && <FirstProof purchaseId={purchase.id} />}
    </>
  )
  if (cards === 'off' || rest) return deposit
  const card = (
    <Card title={t(byCard ? 'card.title' : 'card.orCard')}>
      <CardWords cards={cards} />
      <PayByCard form={form} purchase={purchase} variant={byCard ? 'primary' : 'secondary'} />
    </Card>
  )
  return byCard ? (
    <>
      {card}
      {deposit}
    </>
  ) : (
    <>
      {deposit}
      {card}
    </>
  )
}

/** Card payment, collapsed below the proof, with a warning about paying twice. */
function CardInstead({ purchase, form, cards }: WaysToPayProps) {
  const { t } = useTranslation('mentee')
  return (
    <Disclosure id="card-instead" summary={t('card.payInstead')}>
      <div className="grid gap-5">
        <Banner tone="warning">{t('card.payOnce')}</Banner>
        <div>
          <CardWords cards={cards} />
          <PayByCard form={form} purchase={purchase} variant="secondary" />
        </div>
      </div>
    </Disclosure>
  )
}

function CardWords({ cards }: { cards: CardPayments }) {
  const { t } = useTranslation('mentee')
  return (
    <>
      <p className="mb-5">{t('checkout.cardText')}</p>
      {cards === 'stand-in' && <p className="mb-5 text-sm text-muted">{t('checkout.pretended')}</p>}
    </>
  )
}
