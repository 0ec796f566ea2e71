import { useTranslation } from '~/i18n/use-translation'
import { ConfirmWithPassword } from '~/domain/values'
import type { Payment } from '~/domain/purchases/purchase-records.server'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { formatMoney } from '~/i18n/format'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { Card } from '~/ui/card'
import { EffectList } from '~/ui/effect-list'

type SurplusProps = { payment: Payment; passwordNeeded: boolean; mayTakeBack: boolean }

/** Gives back what came beyond the price, or for an order that was closed. */
export function Surplus({ payment, passwordNeeded, mayTakeBack }: SurplusProps) {
  const { id, owedCents, currency, method } = payment
  const { t, language } = useTranslation('admin')
  const { form, fields, te } = useActionForm(ConfirmWithPassword, {
    id: `surplus-${id}`,
    intent: 'surplus',
    sent: { item: String(id) },
  })
  const amount = formatMoney(language, owedCents, currency)
  return (
    <Card title={t('surplus.title')} level={3} tone="primary">
      <div className="grid gap-4">
        <EffectList
          effects={[
            t('surplus.stays'),
            method === 'card' ? t('surplus.card') : t('refund.effects.deposit'),
            t('refund.effects.mail'),
            t('surplus.settles'),
          ]}
        />
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="surplus" />
          <input type="hidden" name="item" value={id} />
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton variant="danger">{t('surplus.submit', { amount })}</SubmitButton>
        </ActionForm>
        {mayTakeBack && method !== 'card' && (
          <p>
            <a href="#act-take-back">{t('takeBack.link')}</a>
          </p>
        )}
      </div>
    </Card>
  )
}
