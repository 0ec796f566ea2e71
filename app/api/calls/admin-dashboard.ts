import { z } from 'zod'
import { inFields } from '~/db/columns'
import { dashboardFilters } from '~/domain/dashboard/dashboard-query'
import { readDashboard } from '~/domain/dashboard/dashboard.server'
import { rightsFor } from '~/viewer/rights'
import { call } from '../call'

const Numbers = z.object({
  ongoingMentorings: z.int(),
  ongoingCoachings: z.int(),
  mentorApplications: z.int(),
  mentoringRequests: z.int(),
  profileEditRequests: z.int(),
  totalMentorings: z.int(),
  totalCoachings: z.int(),
})
const counts = z.object({
  mentorings: z.int(),
  coachings: z.int(),
  requests: z.int(),
  applications: z.int(),
  edits: z.int(),
})

export const dashboard = call({
  method: 'GET',
  path: 'admin/dashboard',
  as: 'admin',
  rights: rightsFor('/admin/mentorships'),
  // A treasurer’s dashboard has no statistics.
  summary:
    'Returns the seven statistics of the network with the filters of the dashboard, and a series by month.',
  query: z.object({
    range: z.enum(dashboardFilters.range).exclude(['months']).default('all'),
    duration: z.enum(['3', '6']).optional(),
    type: z.enum(['scholarship', 'paid']).optional(),
    mentors: z.enum(dashboardFilters.mentors).default('all'),
  }),
  example: { query: { range: 'last-year', type: 'paid' } },
  result: z.object({
    ...Numbers.shape,
    /** The same numbers a year before; null for all times. */
    before: Numbers.nullable(),
    /** The mentors in the chosen group, or the mentees with or without an open package. */
    mentors: z.int(),
    months: z.array(z.object({ month: z.string(), ...counts.shape, before: counts })),
  }),
  async run({ viewer, query: { range, duration, type, mentors } }) {
    const found = await readDashboard(viewer, {
      range,
      from: '',
      to: '',
      duration: duration ?? '',
      type: type ?? '',
      mentors,
    })
    return {
      ...numbersOf(found.numbers),
      before: found.before && numbersOf(found.before),
      mentors: found.mentors,
      months: found.months.map(({ month, numbers, before }) => ({
        month: `${month.slice(5, 7)}-${month.slice(0, 4)}`,
        ...numbers,
        before,
      })),
    }
  },
})

const numbersOf = (numbers: object) => inFields(numbers) as unknown as z.infer<typeof Numbers>
