import { useTranslation } from '~/i18n/use-translation'
import { ConfirmWithPassword } from '~/domain/values'
import type { PurchaseRecord } from '~/domain/purchases/purchase-records.server'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { Banner } from '~/ui/banner'
import { Disclosure } from '~/ui/disclosure'
import { EffectList } from '~/ui/effect-list'

type CancelOrderProps = { purchase: PurchaseRecord; passwordNeeded: boolean }

/** Closes an order that will not be paid. */
export function CancelOrder({ purchase, passwordNeeded }: CancelOrderProps) {
  const { t } = useTranslation('admin')
  const { form, fields, te } = useActionForm(ConfirmWithPassword, { id: 'cancel', intent: 'cancel' })
  return (
    <Disclosure id="act-cancel" summary={t('records:purchase.acts.cancel')} open={!form.valid}>
      <div className="grid gap-4">
        <p>{t('cancelOrder.lead')}</p>
        {purchase.proofs.length > 0 && <Banner tone="warning">{t('cancelOrder.proof')}</Banner>}
        <EffectList
          effects={[
            t('cancelOrder.closes'),
            t('cancelOrder.card'),
            t('cancelOrder.mail'),
            t('cancelOrder.late'),
          ]}
        />
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="cancel" />
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton variant="danger">{t('common:form.cancelOrder')}</SubmitButton>
        </ActionForm>
      </div>
    </Disclosure>
  )
}
