const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)

/** The first and the last day of the month of a day, or of one so many months later: 2026-03-05, -1 → February. */
export function monthOf(day: string, later = 0) {
  const [year, month] = day.split('-').map(Number) as [number, number]
  return { from: dayOf(year, month - 1 + later, 1), to: dayOf(year, month + later, 0) }
}

/** The day after a day. */
export function dayAfter(day: string) {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  return dayOf(year, month - 1, date + 1)
}
