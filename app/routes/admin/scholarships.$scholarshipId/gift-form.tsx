import { useTranslation } from '~/i18n/use-translation'
import type { DecideGift } from '~/domain/scholarships/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { fieldProps, RadioGroup, TextArea } from '~/ui/field'

/** Approves or declines a gift. */
export function GiftForm({ form, fields, te }: ReturnType<typeof useActionForm<typeof DecideGift>>) {
  const { t } = useTranslation('admin')
  const choices = ['approve', 'decline'] as const
  return (
    <ActionForm form={form}>
      <input type="hidden" name="intent" value="gift" />
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
        optional
      />
      <SubmitButton pending="sending">{t('editDecision.submit')}</SubmitButton>
    </ActionForm>
  )
}
