import { z } from 'zod'
import { templateList } from '~/domain/messages/list'
import { listCalls } from '../list-calls'

const texts = z.record(z.string(), z.object({ subject: z.string(), text: z.string() }))
const time = z.date().nullable()

const templates = listCalls(
  'message-templates',
  templateList,
  z.object({
    id: z.int(),
    name: z.string(),
    texts,
    changedAt: z.date(),
    retiredAt: time,
  }),
  (row) => row,
)

/** Templates of messages, as rows and as a file. */
export const messageCalls = templates
