import { Stripe } from 'stripe'
import type { Books } from './books'
import { newId, now, type EventType, type Subjects } from './objects'

/** Records an event with its object as it is now. It is delivered after the transaction. */
export function tell<Type extends EventType>(books: Books, type: Type, subject: Subjects[Type]) {
  books.put('events', {
    id: newId('evt_1'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: now(),
    livemode: subject.object === 'refund' ? false : subject.livemode,
    pending_webhooks: 1,
    request: null,
    type,
    data: { object: subject },
  })
}
