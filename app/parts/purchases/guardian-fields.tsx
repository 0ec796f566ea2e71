import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { CheckboxField, EmailField, fieldProps, TextField } from '~/ui/field'

type GuardianFieldsProps = {
  fields: Record<'guardianName' | 'guardianEmail' | 'guardianPhone', FieldMetadata<string | undefined>> &
    Record<'guardianConsented', FieldMetadata<boolean | undefined>>
  te: (key: string) => string
}

/** The guardian who consents to the order of a minor. */
export function GuardianFields({ fields, te }: GuardianFieldsProps) {
  const { t } = useTranslation('mentee')
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-1 text-xl font-bold">{t('guardian.title')}</legend>
      <p className="max-w-read text-muted">{t('guardian.text')}</p>
      <TextField {...fieldProps(fields.guardianName, te)} label={t('guardian.name')} required />
      <EmailField
        {...fieldProps(fields.guardianEmail, te)}
        label={t('common:facts.email')}
        autoComplete="off"
        required
      />
      <TextField
        {...fieldProps(fields.guardianPhone, te)}
        type="tel"
        label={t('common:profile.fields.phone')}
        hint={t('guardian.phoneHint')}
        autoComplete="off"
        required
      />
      <CheckboxField
        {...fieldProps(fields.guardianConsented, te)}
        label={t('guardian.consent')}
        boxed
        required
      />
    </fieldset>
  )
}
