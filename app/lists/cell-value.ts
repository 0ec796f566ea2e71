import { athensDay } from '~/i18n/format'

/** What a cell of a file may hold: a text, a number, a day as 2026-03-05, an amount in whole cents, or nothing. */
export type CellValue = string | number | { day: string } | { cents: number } | null

/** The day of an instant in Athens, or a day as the database gives it. */
export function day(value: Date | string | null): CellValue {
  if (value === null) return null
  return { day: value instanceof Date ? athensDay(value) : value }
}

/** An amount of money in euro. */
export const amount = (cents: number): CellValue => ({ cents })
