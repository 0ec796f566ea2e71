import { expect, type Locator, type Page } from '@playwright/test'
import { athensDay } from '~/i18n/format'
import { thisYear } from './this-year'

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

/** The next Sunday in March on which clocks leave an hour out, and the Sunday after it; not within two days. */
export function summerTime() {
  const sundays = [0, 1].map((more) => {
    const year = thisYear() + more
    const sunday = 31 - new Date(Date.UTC(year, 2, 31)).getUTCDay()
    return { begins: `${year}-03-${sunday}`, after: `${year}-04-0${sunday - 24}`, sunday }
  })
  const soon = athensDay(new Date(Date.now() + 3 * 86_400_000))
  return sundays.find(({ begins }) => begins > soon)!
}

/** Chooses day and time of a session, each from its list or, where it is not there, in the field behind it. */
export async function chooseTime(within: Page | Locator, day: string | undefined, time?: string) {
  const choose = async (label: string, value: string, write: () => Promise<void>) => {
    const list = within.getByRole('combobox', { name: label, exact: true })
    const listed = await list.locator(`option[value="${value}"]`).count()
    await list.selectOption(listed ? value : 'other')
    if (!listed) await write()
  }
  if (day) await choose('Ημέρα', day, () => writeDay(within, day))
  if (time) await choose('Ώρα', time, () => within.getByLabel('Άλλη ώρα…').fill(time))
}
