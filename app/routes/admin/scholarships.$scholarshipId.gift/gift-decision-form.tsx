import { useTranslation } from 'react-i18next'
import type { DecideGift } from '~/domain/scholarships/schema'
import { ActionForm, type useActionForm } from '~/http/action-form'
import { SubmitButton } from '~/http/submit-button'
import { fieldProps } from '~/ui/conform'
import { RadioGroup, TextArea } from '~/ui/field'

/** Approves or declines a gift. */
export function GiftDecisionForm({ form, fields, te }: ReturnType<typeof useActionForm<typeof DecideGift>>) {
  const { t } = useTranslation('admin')
  const choices = ['approve', 'decline'] as const
  return (
    <ActionForm form={form}>
      <RadioGroup
        {...fieldProps(fields.decision, te)}
        legend={t('scholarships.gift.decision')}
        options={choices.map((value) => ({
          value,
          label: t(`scholarships.gift.${value}`),
          hint: t(`scholarships.gift.${value}Hint`),
        }))}
        boxed
      />
      <TextArea
        {...fieldProps(fields.message, te)}
        label={t('editDecision.message')}
        hint={t('scholarships.gift.messageHint')}
        optional={t('common:form.optional')}
      />
      <SubmitButton pending="sending">{t('editDecision.submit')}</SubmitButton>
    </ActionForm>
  )
}
