import { useTranslation } from 'react-i18next'
import type { Purchase } from '~/domain/purchases/purchases.server'
import { ActionForm, type useActionForm } from '~/http/action-form'
import { formatMoney } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { Button, type ButtonVariant } from '~/ui/button'

export type PayByCardProps = Pick<ReturnType<typeof useActionForm>, 'form'> & {
  purchase: Pick<Purchase, 'id' | 'priceCents' | 'currency'>
  /** What the button says instead of «pay». */
  label?: string
  variant?: ButtonVariant
}

/** The button that leads to the card page; it names the sum. */
export function PayByCard({ form, purchase, label, variant }: PayByCardProps) {
  const { t } = useTranslation('mentee')
  const price = formatMoney(useLanguage(), purchase.priceCents, purchase.currency)
  return (
    <ActionForm form={form} action={`/purchases/${purchase.id}`}>
      <div>
        <Button variant={variant} pendingLabel={t('common:form.oneMoment')}>
          {label ?? t('card.payAgain', { price })}
        </Button>
      </div>
    </ActionForm>
  )
}
