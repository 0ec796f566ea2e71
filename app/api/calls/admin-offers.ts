import { z } from 'zod'
import { offerList } from '~/domain/offers/list'
import { rowsCall } from '../list-calls'

export const offers = rowsCall('offers', offerList, {
  Row: z.object({
    id: z.int(),
    provider: z.string(),
    code: z.string(),
    description: z.string(),
    expiresOn: z.string().nullable(),
    websiteLink: z.string().nullable(),
    createdAt: z.date(),
  }),
  shown: (row) => row,
})
