import { useTranslation } from '~/i18n/use-translation'
import { Confirm } from '~/domain/values'
import type { PurchaseRecord } from '~/domain/purchases/purchase-records.server'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { useConstants } from '~/http/page'
import { Disclosure } from '~/ui/disclosure'

/** The team writes to the guardian of an order once more. */
export function AskGuardian({ purchase: { guardianName, guardianEmail } }: { purchase: PurchaseRecord }) {
  const { t } = useTranslation('admin')
  const { guardianDays } = useConstants()
  const { form } = useActionForm(Confirm, { id: 'ask-guardian', intent: 'ask-guardian' })
  return (
    <Disclosure id="act-ask-guardian" summary={t('records:purchase.acts.ask-guardian')} open>
      <div className="grid gap-4">
        <p>
          {t('askGuardian.mail', { name: guardianName, email: guardianEmail })}{' '}
          {t('askGuardian.link', { guardianDays })}
        </p>
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="ask-guardian" />
          <SubmitButton pending="sending" variant="secondary">
            {t('askGuardian.submit')}
          </SubmitButton>
        </ActionForm>
      </div>
    </Disclosure>
  )
}
