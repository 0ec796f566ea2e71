import { z } from 'zod'
import { suggestionList } from '~/domain/suggestions/list'
import { listCalls } from '../list-calls'

const text = z.string().nullable()
const time = z.date().nullable()

/** The requests of mentees for mentor suggestions, as rows and as a file. */
export const suggestionCalls = listCalls(
  'mentor-suggestion-requests',
  suggestionList,
  z.object({
    id: z.int(),
    menteeId: z.int(),
    menteeName: z.string(),
    menteeEmail: z.string(),
    text: z.string(),
    topics: z.array(z.record(z.string(), z.string())),
    topic: z.string(),
    help: z.string(),
    askedAt: z.date(),
    reopenedAt: time,
    answeredAt: time,
    answeredBy: text,
    answer: text,
    mentors: z.array(z.object({ mentorId: z.int(), mentor: z.string() })),
  }),
  (row) => row,
)
