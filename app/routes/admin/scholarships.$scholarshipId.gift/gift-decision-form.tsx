import { useTranslation } from '~/i18n/use-translation'
import type { DecideGift } from '~/domain/scholarships/schema'
import { ActionForm, type useActionForm } from '~/http/action-form'
import { Button } from '~/ui/button'
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
      <div>
        <Button pendingLabel={t('common:form.sending')}>{t('editDecision.submit')}</Button>
      </div>
    </ActionForm>
  )
}
