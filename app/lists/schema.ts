import { z } from 'zod'
import { Id } from '~/domain/values'

/** How many rows a bulk act takes at a time. */
export const mostChosen = 100

/** The rows that a bulk act is for; each act adds what it asks for itself. */
export const ChosenRows = z.object({
  ids: z.array(Id, { error: 'rows_missing' }).min(1, 'rows_missing').max(mostChosen, 'too_many_rows'),
})
