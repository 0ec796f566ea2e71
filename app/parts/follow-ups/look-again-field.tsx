import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { lookAgainAfter } from '~/domain/follow-ups/schema'
import { fieldProps, SelectField } from '~/ui/field'

type LookAgainFieldProps = {
  field: FieldMetadata<unknown>
  te: (key: string) => string
  /** What it means that no day is set. */
  never: string
}

/** After how many days the team wants to look again. */
export function LookAgainField({ field, te, never }: LookAgainFieldProps) {
  const { t } = useTranslation('records')
  return (
    <SelectField
      {...fieldProps(field, te)}
      label={t('followUp.lookAgain')}
      options={[
        { value: '', label: never },
        ...lookAgainAfter.map((days) => ({
          value: days,
          label: t('followUp.inDays', { count: Number(days) }),
        })),
      ]}
    />
  )
}
