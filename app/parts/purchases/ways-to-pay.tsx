import { Fragment, type ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { PaymentCodes } from '~/domain/purchases/payment-codes.server'
import type { Purchase } from '~/domain/purchases/purchases.server'
import { FormErrors } from '~/forms/action-form'
import { useConstants } from '~/http/page'
import type { CardPayments } from '~/integrations/stripe.server'
import { PayByCard, type PayByCardProps } from '~/parts/payments/pay-by-card'
import { Banner } from '~/ui/banner'
import { Card } from '~/ui/card'
import { Disclosure } from '~/ui/disclosure'
import { DepositDetails } from './deposit-details'
import { IrisDetails } from './iris-details'
import { ProofForm, useProofForm } from './proof-form'

type WaysToPayProps = {
  purchase: Pick<Purchase, 'priceCents' | 'receivedCents' | 'currency' | 'reference' | 'method'>
  /** Whether a proof was sent. */
  sent: boolean
  /** The page of the buyer's purchase; without one the forms go to the page of the guardian, who pays. */
  at?: string
  form: PayByCardProps['form']
  cards: CardPayments
  codes: PaymentCodes | null
}

/**
 * The ways to pay an order; the chosen one comes first, and the proof after the first that needs one. After a proof was
 * sent, the buyer, who has a page for further files, sees only card payment, collapsed, because paying again means paying
 * twice. The guardian did perhaps not send it, and keeps the ways, with that warning.
 */
export function WaysToPay({ purchase, sent, at, form, cards, codes }: WaysToPayProps) {
  const { t } = useTranslation('mentee')
  const { irisMostCents = 0 } = useConstants()
  const { priceCents, receivedCents } = purchase
  // A card pays the whole price, so the rest of a part comes by deposit.
  const rest = receivedCents > 0
  if (sent && !rest && at) return cards === 'off' ? null : <CardInstead {...{ purchase, at, form, cards }} />
  const ways = (['deposit', 'iris', 'card'] as const)
    .filter((way) => way !== 'card' || (cards !== 'off' && !rest))
    .filter((way) => way !== 'iris' || priceCents <= irisMostCents)
  const first = ways.find((way) => way === purchase.method) ?? ways[0]!
  const shown: Record<(typeof ways)[number], ReactNode> = {
    deposit: <DepositDetails purchase={purchase} code={codes?.transfer} />,
    iris: <IrisDetails purchase={purchase} code={codes?.iris} />,
    card: (
      <>
        {sent && (
          <div className="mb-5">
            <Banner tone="warning">{t('card.payOnce')}</Banner>
          </div>
        )}
        <CardWords cards={cards} />
        <PayByCard {...{ form, at, purchase }} variant={first === 'card' ? 'primary' : 'secondary'} />
      </>
    ),
  }
  const ordered = [first, ...ways.filter((way) => way !== first)]
  const proofAfter = ordered.find((way) => way !== 'card')
  return ordered.map((way) => (
    <Fragment key={way}>
      <Card title={t(way === first ? `${way}.title` : `${way}.or`)} tone={toneAt(at)}>
        {shown[way]}
      </Card>
      {way === proofAfter && !(sent && at) && <ProofBelow {...{ at, sent }} />}
    </Fragment>
  ))
}

/** The page of a link is a card itself. */
const toneAt = (at?: string) => (at ? 'plain' : 'sunken')

/** Card payment, collapsed below the proof, with a warning about paying twice. */
function CardInstead({ purchase, at, form, cards }: Omit<WaysToPayProps, 'codes' | 'sent'>) {
  const { t } = useTranslation('mentee')
  return (
    <Disclosure id="card-instead" summary={t('card.payInstead')}>
      <div className="grid gap-5">
        <Banner tone="warning">{t('card.payOnce')}</Banner>
        <div>
          <CardWords cards={cards} />
          <PayByCard {...{ form, at, purchase }} variant="secondary" />
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

/** Asks for the proof of a deposit, or for another one, below the bank details. */
function ProofBelow({ at, sent }: { at?: string; sent: boolean }) {
  const { t } = useTranslation('mentee')
  const proof = useProofForm()
  return (
    <Card id="send" title={t(sent ? 'proof.another' : 'proof.title')} tone={toneAt(at)}>
      <p className="mb-5">{t(at ? 'proof.lead' : 'proof.leadOfGuardian')}</p>
      <div className="mb-5 empty:hidden">
        <FormErrors form={proof.form} />
      </div>
      <ProofForm {...proof} at={at} />
    </Card>
  )
}
