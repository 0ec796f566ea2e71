import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { PaymentCodes } from '~/domain/purchases/payment-codes.server'
import type { Purchase } from '~/domain/purchases/purchases.server'
import { FormErrors } from '~/forms/action-form'
import { useConstants } from '~/http/page'
import type { CardPayments } from '~/integrations/stripe.server'
import { PayByCard, type PayByCardProps } from '~/parts/payments/pay-by-card'
import { ProofForm, useProofForm } from '~/parts/purchases/proof-form'
import { Banner } from '~/ui/banner'
import { Card } from '~/ui/card'
import { Disclosure } from '~/ui/disclosure'
import { DepositDetails } from './deposit-details'
import { IrisDetails } from './iris-details'

type WaysToPayProps = {
  purchase: Purchase
  form: PayByCardProps['form']
  cards: CardPayments
  codes: PaymentCodes | null
}

/**
 * The ways to pay an order; the chosen one comes first, and the proof after the first that needs one. After a proof was
 * sent, card payment is collapsed, because paying again means paying twice.
 */
export function WaysToPay({ purchase, form, cards, codes }: WaysToPayProps) {
  const { t } = useTranslation('mentee')
  const { irisMostCents = 0 } = useConstants()
  const { priceCents, receivedCents, proofs } = purchase
  // A card pays the whole price, so the rest of a part comes by deposit.
  const rest = receivedCents > 0
  if (proofs.length > 0 && !rest)
    return cards === 'off' ? null : <CardInstead {...{ purchase, form, cards }} />
  const ways = (['deposit', 'iris', 'card'] as const)
    .filter((way) => way !== 'card' || (cards !== 'off' && !rest))
    .filter((way) => way !== 'iris' || priceCents <= irisMostCents)
  const first = ways.find((way) => way === purchase.method) ?? ways[0]!
  const shown: Record<(typeof ways)[number], ReactNode> = {
    deposit: <DepositDetails purchase={purchase} code={codes?.transfer} />,
    iris: <IrisDetails purchase={purchase} code={codes?.iris} />,
    card: (
      <>
        <CardWords cards={cards} />
        <PayByCard form={form} purchase={purchase} variant={first === 'card' ? 'primary' : 'secondary'} />
      </>
    ),
  }
  const ordered = [first, ...ways.filter((way) => way !== first)]
  const proofAfter = ordered.find((way) => way !== 'card')
  return ordered.map((way) => (
    <Fragment key={way}>
      <Card title={t(way === first ? `${way}.title` : `${way}.or`)}>{shown[way]}</Card>
      {way === proofAfter && proofs.length === 0 && <FirstProof purchaseId={purchase.id} />}
    </Fragment>
  ))
}

/** Card payment, collapsed below the proof, with a warning about paying twice. */
function CardInstead({ purchase, form, cards }: Omit<WaysToPayProps, 'codes'>) {
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

/** Asks for the proof of a deposit, below the bank details. */
function FirstProof({ purchaseId }: { purchaseId: number }) {
  const { t } = useTranslation('mentee')
  const proof = useProofForm()
  return (
    <Card id="send" title={t('proof.title')}>
      <p className="mb-5">{t('proof.lead')}</p>
      <div className="mb-5 empty:hidden">
        <FormErrors form={proof.form} />
      </div>
      <ProofForm {...proof} purchaseId={purchaseId} />
    </Card>
  )
}
