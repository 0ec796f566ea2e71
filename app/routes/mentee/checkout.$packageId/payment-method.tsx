import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import type { CardPayments } from '~/integrations/stripe.server'
import { fieldProps } from '~/ui/conform'
import { RadioGroup } from '~/ui/field'

export type PaymentMethodProps = {
  field: FieldMetadata<'card' | 'deposit' | undefined>
  te: (key: string) => string
  cards: CardPayments
}

/** Card or deposit, each with its consequences; only deposit if card payments are off. */
export function PaymentMethod({ field, te, cards }: PaymentMethodProps) {
  const { t } = useTranslation('mentee')
  if (cards === 'off') {
    return (
      <section className="grid gap-2">
        <h2>{t('checkout.payment')}</h2>
        <input type="hidden" name="method" value="deposit" readOnly />
        <p className="font-bold">{t('checkout.deposit')}</p>
        <p>{t('checkout.depositText')}</p>
      </section>
    )
  }
  const cardText =
    cards === 'stand-in' ? `${t('checkout.cardText')} ${t('checkout.pretended')}` : t('checkout.cardText')
  return (
    <RadioGroup
      {...fieldProps(field, te)}
      legend={<h2>{t('checkout.method')}</h2>}
      boxed
      required
      options={[
        { value: 'card', label: t('checkout.card'), hint: cardText },
        { value: 'deposit', label: t('checkout.deposit'), hint: t('checkout.depositText') },
      ]}
    />
  )
}
