import type { Line } from './limits'

/** How far down a table begins: people and banks write titles, accounts and balances above it. */
export const mostAbove = 60

/** The place of the row whose headings are known; without one, of the first that has `least` cells. */
export function headingRow(rows: Line[], knows: (headings: string[]) => boolean, least: number) {
  const first = rows.slice(0, mostAbove)
  const known = first.findIndex(([, cells]) => knows(cells))
  return known >= 0 ? known : first.findIndex(([, cells]) => cells.filter(Boolean).length >= least)
}
