import { useTranslation } from '~/i18n/use-translation'
import type { Row } from '~/db/generated/rows'
import { TakenBack } from '~/domain/payments/schema'
import type { PurchaseRecord } from '~/domain/purchases/purchase-records.server'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { formatMoney } from '~/i18n/format'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { Disclosure } from '~/ui/disclosure'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, TextArea } from '~/ui/field'

type TakeBackProps = { purchase: PurchaseRecord; found: Row<'take_back_case'>; passwordNeeded: boolean }

/** Takes back what was confirmed for a purchase by mistake. */
export function TakeBack({ purchase, found, passwordNeeded }: TakeBackProps) {
  const { t, language } = useTranslation('admin')
  const { form, fields, te } = useActionForm(TakenBack, { id: 'take-back', intent: 'take-back' })
  const amount = formatMoney(language, found.cents, purchase.currency)
  return (
    <Disclosure id="act-take-back" summary={t('records:purchase.acts.take-back')} open={!form.valid}>
      <div className="grid gap-4">
        <p>{t('takeBack.lead')}</p>
        <EffectList
          effects={[
            t('takeBack.all', { amount }),
            t('takeBack.ledger'),
            t('takeBack.waits'),
            t('takeBack.mail'),
          ]}
        />
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="take-back" />
          <input type="hidden" name="seenEntry" value={found.newestEntry!} />
          <TextArea
            {...fieldProps(fields.reason, te)}
            label={t('takeBack.reason')}
            hint={t('takeBack.reasonHint')}
            rows={3}
          />
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton variant="danger">{t('takeBack.submit', { amount })}</SubmitButton>
        </ActionForm>
      </div>
    </Disclosure>
  )
}
