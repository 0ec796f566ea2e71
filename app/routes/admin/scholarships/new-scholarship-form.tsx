import { useTranslation } from 'react-i18next'
import type { NewScholarship } from '~/domain/scholarships/schema'
import { ActionForm, type useActionForm } from '~/http/action-form'
import { SubmitButton } from '~/http/submit-button'
import { fieldProps } from '~/ui/conform'
import { RadioGroup, TextField } from '~/ui/field'

export type NewScholarshipFormProps = ReturnType<typeof useActionForm<typeof NewScholarship>>

/** A new scholarship of this year: name and kind. */
export function NewScholarshipForm({ form, fields, te }: NewScholarshipFormProps) {
  const { t } = useTranslation('admin')
  const kinds = ['full_3m', 'partial_50'] as const
  return (
    <ActionForm form={form}>
      <TextField
        {...fieldProps(fields.name, te)}
        label={t('common:facts.gift')}
        hint={t('scholarships.new.nameHint')}
        autoComplete="off"
      />
      <RadioGroup
        {...fieldProps(fields.kind, te)}
        legend={t('common:facts.kind')}
        options={kinds.map((value) => ({
          value,
          label: t(`scholarships.kinds.${value}`),
          hint: t(`scholarships.new.${value}`),
        }))}
        boxed
      />
      <SubmitButton icon="plus" pending="saving">
        {t('scholarships.new.submit')}
      </SubmitButton>
    </ActionForm>
  )
}
