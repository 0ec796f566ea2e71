import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { useConstants } from '~/http/page'
import { fieldProps, RadioGroup } from '~/ui/field'

type TransferMethodFieldProps = {
  field: FieldMetadata<'deposit' | 'iris' | undefined>
  te: (key: string) => string
  purchase: Pick<AdminPurchase, 'method'>
}

/** Whether the money came as a deposit or by IRIS, at first as ordered; not asked where IRIS is not used. */
export function TransferMethodField({ field, te, purchase: { method } }: TransferMethodFieldProps) {
  const { t } = useTranslation('admin')
  const { irisMostCents = 0 } = useConstants()
  if (irisMostCents === 0 && method !== 'iris') return null
  return (
    <RadioGroup
      {...fieldProps(field, te)}
      defaultValue={field.value ?? (method === 'iris' ? 'iris' : 'deposit')}
      legend={t('markPaid.method')}
      options={(['deposit', 'iris'] as const).map((value) => ({
        value,
        label: t(`purchases.methods.${value}`),
      }))}
    />
  )
}
