import type { FieldMetadata } from '@conform-to/react'
import { figures } from '~/domain/constants/figures'
import { useTranslation } from '~/i18n/use-translation'
import { FieldGroup, TextField } from '~/ui/field'

type LinkRowsProps = {
  field: FieldMetadata<unknown>
  te: (key: string, field?: string) => string
  label: string
}

/** A row for each link, and two empty ones as long as others fit. An emptied row is a link less. */
export function LinkRows({ field, te, label }: LinkRowsProps) {
  const { t } = useTranslation('common')
  const known = [field.initialValue].flat().filter(Boolean).map(String)
  const rows = [...known, '', ''].slice(0, Math.max(figures.mostLinks, known.length))
  return (
    <FieldGroup
      id={field.id}
      legend={label}
      hint={t('profile.hints.links')}
      optional
      errors={field.errors?.map((key) => te(key, field.name))}
    >
      <div className="grid gap-4">
        {rows.map((value, at) => (
          <TextField
            // oxlint-disable-next-line react/no-array-index-key -- two rows may say the same
            key={at}
            id={`${field.id}-${at}`}
            name={field.name}
            defaultValue={value}
            label={t('application:links.link', { number: at + 1 })}
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
