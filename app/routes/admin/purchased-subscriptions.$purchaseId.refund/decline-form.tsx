import { useTranslation } from '~/i18n/use-translation'
import type { DeclinedRefund } from '~/domain/payments/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { fieldProps, TextArea } from '~/ui/field'

type DeclineFormProps = ReturnType<typeof useActionForm<typeof DeclinedRefund>> & { requestId: number }

/** Declines what the mentee asked for, with the words she gets. */
export function DeclineForm({ form, fields, te, requestId }: DeclineFormProps) {
  const { t } = useTranslation('admin')
  return (
    <ActionForm form={form}>
      <input type="hidden" name="intent" value="decline" />
      <input type="hidden" name="requestId" value={requestId} />
      <TextArea
        {...fieldProps(fields.answer, te)}
        label={t('answerRefund.answer')}
        hint={t('answerRefund.answerHint')}
        rows={4}
      />
      <SubmitButton pending="sending" variant="secondary">
        {t('answerRefund.decline')}
      </SubmitButton>
    </ActionForm>
  )
}
