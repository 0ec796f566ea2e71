import { useTranslation } from '~/i18n/use-translation'
import type { NewScholarship } from '~/domain/scholarships/schema'
import { ActionForm, type useActionForm } from '~/http/action-form'
import { Button } from '~/ui/button'
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
        label={t('scholarships.name')}
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
      <div>
        <Button icon="plus" pendingLabel={t('common:form.saving')}>
          {t('scholarships.new.submit')}
        </Button>
      </div>
    </ActionForm>
  )
}
