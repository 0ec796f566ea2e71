import type { BulkAct } from '~/lists/table'
import { MessageCheck } from './message-check'

/** The act of a list that writes to a selection of its rows. */
export const messageAct = (given: Pick<BulkAct, 'scopes' | 'columns' | 'pageOf'>): BulkAct => ({
  id: 'message',
  words: 'message',
  news: 'messagesSent',
  Check: MessageCheck,
  ...given,
})
