import { athensDay } from '~/i18n/format'

/** The value of a cell in a file: text, number, day (2026-03-05), amount in whole cents, or empty. */
export type CellValue = string | number | { day: string } | { cents: number } | null

/** Takes an instant, which becomes its day in Athens, or a day from the database. */
export function day(value: Date | string | null): CellValue {
  if (value === null) return null
  return { day: value instanceof Date ? athensDay(value) : value }
}

/** An amount in euros; takes whole cents. */
export const amount = (cents: number): CellValue => ({ cents })
