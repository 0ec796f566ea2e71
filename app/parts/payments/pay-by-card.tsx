import { useTranslation } from '~/i18n/use-translation'
import type { Purchase } from '~/domain/purchases/purchases.server'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { formatMoney } from '~/i18n/format'
import { type ButtonVariant } from '~/ui/button'

export type PayByCardProps = Pick<ReturnType<typeof useActionForm>, 'form'> & {
  purchase: Pick<Purchase, 'priceCents' | 'currency'>
  /** The page of the purchase; without one the form goes to its own page. */
  at?: string
  /** Replaces the default text of the button. */
  label?: string
  variant?: ButtonVariant
}

/** The button to the card page, with the amount. */
export function PayByCard({ form, purchase, at, label, variant }: PayByCardProps) {
  const { t, language } = useTranslation('mentee')
  const price = formatMoney(language, purchase.priceCents, purchase.currency)
  return (
    <ActionForm form={form} action={at}>
      <input type="hidden" name="intent" value="pay" />
      <SubmitButton variant={variant}>{label ?? t('card.payAgain', { price })}</SubmitButton>
    </ActionForm>
  )
}
