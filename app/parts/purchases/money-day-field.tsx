import type { ComponentProps } from 'react'
import { DateParts, partsProps } from '~/ui/field'

type MoneyDayFieldProps = Pick<ComponentProps<typeof DateParts>, 'legend' | 'hint'> & {
  field: Parameters<typeof partsProps>[0]
  te: Parameters<typeof partsProps>[1]
  today: string
}

/** The day on which money came or left, as the bank has it; today until another one is told. */
export function MoneyDayField({ field, te, today, ...words }: MoneyDayFieldProps) {
  const parts = partsProps(field, te)
  return <DateParts {...parts} {...words} defaultValue={parts.defaultValue ?? today} near={{ today }} />
}
