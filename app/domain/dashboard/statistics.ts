/** The seven statistics of the dashboard, in the order in which they are shown. */
export const statistics = [
  'ongoing_mentorings',
  'ongoing_coachings',
  'mentor_applications',
  'mentoring_requests',
  'profile_edit_requests',
  'total_mentorings',
  'total_coachings',
] as const
export type Statistic = (typeof statistics)[number]

/** What the dashboard counts by month. */
export const monthlyCounts = ['mentorings', 'coachings', 'requests', 'applications', 'edits'] as const
export type MonthlyCount = (typeof monthlyCounts)[number]

/** One month (its first day, 2026-03-01), and what began in it and in the same month of the year before. */
type MonthOfDashboard = {
  month: string
  numbers: Record<MonthlyCount, number>
  before: Record<MonthlyCount, number>
}

/** The document of api.dashboard. */
export type Dashboard = {
  /** The days of the range (2026-03-05); null for all times. */
  first: string | null
  last: string | null
  numbers: Record<Statistic, number>
  /** The same numbers a year before; null for all times. */
  before: Record<Statistic, number> | null
  /** The number of mentors, or mentees, in the chosen group. */
  mentors: number
  months: MonthOfDashboard[]
}
