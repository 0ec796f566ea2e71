import { useTranslation } from '~/i18n/use-translation'
import type { DecideEdit } from '~/domain/edit-requests/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { Banner } from '~/ui/banner'
import { classNames } from '~/ui/class-names'
import { CheckboxField, fieldProps, RadioGroup, TextArea } from '~/ui/field'
import { formStack } from '~/ui/form-stack'

type DecisionFormProps = ReturnType<typeof useActionForm<typeof DecideEdit>> & {
  editRequestId: number
  /** The values shown on the page; only these can be approved. */
  seen: string
  conflict: boolean
}

/** Approves or rejects a whole edit request, with an optional message. */
export function DecisionForm({ form, fields, te, editRequestId, seen, conflict }: DecisionFormProps) {
  const { t } = useTranslation('admin')
  const choices = ['approve', 'reject'] as const
  return (
    <ActionForm form={form} className={classNames(formStack, 'max-w-read')}>
      <input type="hidden" name="editRequestId" value={editRequestId} />
      <input type="hidden" name="seen" value={seen} />
      {conflict && (
        <Banner tone="warning" title={t('editDecision.conflict.title')}>
          <p>{t('editDecision.conflict.text')}</p>
        </Banner>
      )}
      <RadioGroup
        {...fieldProps(fields.decision, te)}
        legend={<span className="sr-only">{t('editDecision.decision')}</span>}
        options={choices.map((value) => ({
          value,
          label: t(`editDecision.${value}`),
          hint: t(`editDecision.${value}Hint`),
        }))}
        boxed
      />
      {conflict && (
        <CheckboxField
          {...fieldProps(fields.despiteConflict, te)}
          label={t('editDecision.conflict.tick')}
          boxed
        />
      )}
      <TextArea
        {...fieldProps(fields.message, te)}
        label={t('editDecision.message')}
        hint={t('editDecision.messageHint')}
        optional
      />
      <SubmitButton pending="sending">{t('editDecision.submit')}</SubmitButton>
    </ActionForm>
  )
}
