import { z } from 'zod'
import { seminarList } from '~/domain/seminars/list'
import { listCalls } from '../list-calls'

/** The list of seminars for mentors, as rows and as a file. */
export const seminarLists = listCalls(
  'seminars',
  seminarList,
  z.object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    startsAt: z.date(),
    minutes: z.int(),
    place: z.string(),
    seats: z.int().nullable(),
    signedUp: z.int(),
    cancelledAt: z.date().nullable(),
    createdAt: z.date(),
  }),
  (row) => row,
)
