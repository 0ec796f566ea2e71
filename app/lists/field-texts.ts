import { athensDay } from '~/i18n/format'
import type { FieldWords } from './list'

/** A day in Athens in sortable form: 2026-03-05. */
export const dayText = (value: Date | string | null) => (value instanceof Date ? athensDay(value) : value)

/** Whole cents as a decimal number, with the decimal sign of the language. */
export function amountText(cents: number, { language }: FieldWords) {
  const amount = (cents / 100).toFixed(2)
  return language === 'en' ? amount : amount.replace('.', ',')
}
