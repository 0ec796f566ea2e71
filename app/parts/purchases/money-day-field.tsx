import { type ComponentProps, useState } from 'react'
import { athensDay } from '~/i18n/format'
import { DateParts, partsProps } from '~/ui/field'

type MoneyDayFieldProps = Pick<ComponentProps<typeof DateParts>, 'legend' | 'hint'> & {
  field: Parameters<typeof partsProps>[0]
  te: Parameters<typeof partsProps>[1]
}

/** The day on which money came or left, as the bank has it; today until another one is told. */
export function MoneyDayField({ field, te, ...words }: MoneyDayFieldProps) {
  const [today] = useState(() => athensDay(new Date()))
  const parts = partsProps(field, te)
  return <DateParts {...parts} {...words} defaultValue={parts.defaultValue ?? today} near={{ today }} />
}
