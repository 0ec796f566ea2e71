import type { FieldMetadata } from '@conform-to/react'
import { dayOrders } from '~/domain/written-days'
import { type useErrorText, useTranslation } from '~/i18n/use-translation'
import { fieldProps, SelectField } from '~/ui/field'

const examples = { dayFirst: '27/11/2026', monthFirst: '11/27/2026' }

/** Asks for the order of day and month in a file; left alone, the file has to show it. */
export function DayOrderField({
  field,
  te,
}: {
  field: FieldMetadata<unknown>
  te: ReturnType<typeof useErrorText>
}) {
  const { t } = useTranslation()
  return (
    <SelectField
      {...fieldProps(field, te)}
      label={t('common:upload.order')}
      hint={t('common:upload.orderHint')}
      placeholder={t('common:upload.orderShown')}
      options={dayOrders.map((value) => ({
        value,
        label: t(`common:upload.orders.${value}`, { example: examples[value] }),
      }))}
    />
  )
}
