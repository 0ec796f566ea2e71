import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { fieldProps, TextField } from '~/ui/field'

const names = ['invoiceName', 'taxNumber', 'invoiceAddress', 'invoiceActivity'] as const

type InvoiceFieldsProps = {
  fields: Record<(typeof names)[number], FieldMetadata<string | undefined>>
  te: (key: string) => string
}

/** To whom an invoice is made out. */
export function InvoiceFields({ fields, te }: InvoiceFieldsProps) {
  const { t } = useTranslation('mentee')
  return names.map((name) => (
    <TextField
      key={name}
      {...fieldProps(fields[name], te)}
      label={t(`invoice.${name}`)}
      hint={name === 'taxNumber' ? t('invoice.taxNumberHint') : undefined}
      autoComplete={
        name === 'invoiceName' ? 'organization' : name === 'invoiceAddress' ? 'address-line1' : 'off'
      }
    />
  ))
}

/** The details of an invoice as the fields of a form. */
export const invoiceValues = (
  invoice: { name: string; taxNumber: string; address: string; activity: string } | null | undefined,
) =>
  invoice
    ? {
        invoiceName: invoice.name,
        taxNumber: invoice.taxNumber,
        invoiceAddress: invoice.address,
        invoiceActivity: invoice.activity,
      }
    : {}

/** The labels of the fields, for the summary of errors. */
export function useInvoiceLabels() {
  const { t } = useTranslation('mentee')
  return Object.fromEntries(names.map((name) => [name, t(`invoice.${name}`)]))
}
