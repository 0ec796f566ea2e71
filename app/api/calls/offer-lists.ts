import { z } from 'zod'
import { offerList } from '~/domain/offers/list'
import { listCalls } from '../list-calls'

/** The list of offers to mentors, as rows and as a file. */
export const offerLists = listCalls(
  'offers',
  offerList,
  z.object({
    id: z.int(),
    provider: z.string(),
    code: z.string(),
    description: z.string(),
    expiresOn: z.string().nullable(),
    websiteLink: z.string().nullable(),
    createdAt: z.date(),
    seen: z.int(),
  }),
  (row) => row,
)
