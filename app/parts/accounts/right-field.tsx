import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { fieldProps, RadioGroup } from '~/ui/field'
import { adminRights, type AdminRight } from '~/viewer/rights'

type RightFieldProps = { field: FieldMetadata<AdminRight>; te: (key: string) => string }

/** The choice of an admin's right, each with what it allows. */
export function RightField({ field, te }: RightFieldProps) {
  const { t } = useTranslation('settings')
  return (
    <RadioGroup
      {...fieldProps(field, te)}
      legend={t('rights.legend')}
      boxed
      options={adminRights.map((right) => ({
        value: right,
        label: t(`rights.${right}.name`),
        hint: t(`rights.${right}.text`),
      }))}
    />
  )
}
