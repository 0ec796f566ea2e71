import { expect, type Locator, type Page } from '@playwright/test'

const parts = (day: string) => {
  const [year, month, date] = day.split('-') as [string, string, string]
  return [
    ['Ημέρα', date],
    ['Μήνας', month],
    ['Έτος', year],
  ] as const
}
const field = (within: Page | Locator, label: string) =>
  within.getByRole('textbox', { name: label, exact: true })

/** Writes a day (2026-03-05) into its three fields, the only ones in this part of the page. */
export async function writeDay(within: Page | Locator, day: string) {
  for (const [label, value] of parts(day)) await field(within, label).fill(value)
}

/** Expects the three fields to show a day. */
export async function showsDay(within: Page | Locator, day: string) {
  for (const [label, value] of parts(day)) await expect(field(within, label)).toHaveValue(value)
}
