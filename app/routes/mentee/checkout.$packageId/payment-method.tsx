import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import type { Order } from '~/domain/purchases/schema'
import { useConstants } from '~/http/page'
import { formatMoney } from '~/i18n/format'
import type { CardPayments } from '~/integrations/stripe.server'
import { fieldProps, RadioGroup } from '~/ui/field'

type PaymentMethodProps = {
  field: FieldMetadata<Order['method'] | undefined>
  te: (key: string) => string
  cards: CardPayments
  price: { priceCents: number; currency: string }
}

/**
 * Card, deposit and IRIS, each with its consequences: card if card payments are on, IRIS if the network has set it up and
 * the price is within its limit. Deposit alone is not asked.
 */
export function PaymentMethod({ field, te, cards, price: { priceCents, currency } }: PaymentMethodProps) {
  const { t, language } = useTranslation('mentee')
  const { irisMostCents = 0 } = useConstants()
  const hints = {
    card:
      cards === 'stand-in' ? `${t('checkout.cardText')} ${t('checkout.pretended')}` : t('checkout.cardText'),
    deposit: t('checkout.depositText'),
    iris: t('checkout.irisText', { limit: formatMoney(language, irisMostCents, currency) }),
  }
  const ways = (['card', 'deposit', 'iris'] as const)
    .filter((way) => way !== 'card' || cards !== 'off')
    .filter((way) => way !== 'iris' || priceCents <= irisMostCents)
  if (ways.length === 1) {
    return (
      <section className="grid gap-2">
        <h2>{t('common:facts.payment')}</h2>
        <input type="hidden" name="method" value="deposit" />
        <p className="font-bold">{t('checkout.deposit')}</p>
        <p>{hints.deposit}</p>
      </section>
    )
  }
  return (
    <RadioGroup
      {...fieldProps(field, te)}
      legend={<h2>{t('checkout.method')}</h2>}
      boxed
      required
      options={ways.map((value) => ({ value, label: t(`checkout.${value}`), hint: hints[value] }))}
    />
  )
}
