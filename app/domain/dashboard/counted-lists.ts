import type { DashboardQuery } from './dashboard-query'
import type { MonthlyCount, Statistic } from './statistics'

type Days = { first: string | null; last: string | null }

const started: Partial<Record<Statistic | MonthlyCount, 'mentoring' | 'coaching'>> = {
  total_mentorings: 'mentoring',
  total_coachings: 'coaching',
  mentorings: 'mentoring',
  coachings: 'coaching',
}
const running: typeof started = { ongoing_mentorings: 'mentoring', ongoing_coachings: 'coaching' }

/**
 * The list with exactly the rows that a number of the dashboard counts; none where no list has them: the mentorships of a
 * group, what ran on a day that is over, requests and applications in whatever state.
 */
export function countedIn(
  name: Statistic | MonthlyCount,
  { duration, type, mentors }: DashboardQuery,
  { first, last }: Days,
  today: string,
) {
  const kind = started[name] ?? (last === null || last >= today ? running[name] : undefined)
  if (!kind || mentors !== 'all') return undefined
  const days = started[name] ? { startedFrom: first, startedTo: last } : {}
  const scope = started[name] ? 'all' : 'running'
  const chosen = Object.entries({ scope, kind, duration, type, ...days }).filter(([, value]) => value)
  return `/admin/mentorships?${new URLSearchParams(chosen as [string, string][])}`
}

/** The same for the number of a group; those of mentors who may be erased are in no list. */
export const groupIn = (group: DashboardQuery['mentors']) =>
  ({
    ongoing: '/admin/mentors?scope=all&group=ongoing',
    'open-package': '/admin/mentees?scope=all&group=open-package',
    'without-package': '/admin/mentees?scope=all&group=without-package',
    all: undefined,
    inactive: undefined,
    completed: undefined,
  })[group]

/** The days of a month that a range has. */
export function daysOf(month: string, { first, last }: Days): Days {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const end = new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
  return { first: first && first > month ? first : month, last: last && last < end ? last : end }
}
