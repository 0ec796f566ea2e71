import { z } from 'zod'
import { Id } from '~/domain/values'

/** How many rows a bulk act takes at a time: the address of its page names those that were refused. */
export const mostChosen = 200

/** The rows that a bulk act is for; each act adds what it asks for itself. */
export const ChosenRows = z.object({
  ids: z.array(Id, { error: 'rows_missing' }).min(1, 'rows_missing').max(mostChosen, 'too_many_rows'),
})
