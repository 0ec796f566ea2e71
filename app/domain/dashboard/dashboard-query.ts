/** The values that each filter of the dashboard may have; the empty one selects everything. */
export const dashboardFilters = {
  range: ['all', 'last-month', 'last-year', 'calendar-month', 'calendar-year', 'months'],
  duration: ['', '3', '6'],
  type: ['', 'paid', 'scholarship'],
  mentors: ['all', 'ongoing', 'inactive', 'completed', 'open-package', 'without-package'],
} as const

type Filters = typeof dashboardFilters

/** The filters of the dashboard. `from` and `to` are months (2026-03) or empty; they count for the range `months`. */
export type DashboardQuery = { [Name in keyof Filters]: Filters[Name][number] } & { from: string; to: string }

/** Reads the filters of a URL. An invalid one is ignored; a month alone chooses the range `months`. */
export function readDashboardQuery(url: string): DashboardQuery {
  const given = new URL(url).searchParams
  const one = <Name extends keyof Filters>(name: Name): Filters[Name][number] => {
    const values: readonly Filters[Name][number][] = dashboardFilters[name]
    return values.find((value) => value === given.get(name)) ?? values[0]!
  }
  const month = (name: string) => /^2\d{3}-(0[1-9]|1[0-2])$/.exec(given.get(name) ?? '')?.[0] ?? ''
  const [from, to] = [month('from'), month('to')]
  const range = one('range')
  return {
    range: range === 'all' && (from || to) ? 'months' : range,
    from,
    to,
    duration: one('duration'),
    type: one('type'),
    mentors: one('mentors'),
  }
}

/** The URL of the dashboard, or of its file, with these filters. */
export function dashboardLink(path: string, query: DashboardQuery) {
  const chosen = Object.entries(query).filter(([, value]) => value !== '' && value !== 'all')
  return chosen.length > 0 ? `${path}?${new URLSearchParams(chosen)}` : path
}
