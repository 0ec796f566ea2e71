import { Stripe } from 'stripe'
import type { Books } from './books'
import { newId, now, type EventType, type Subjects } from './objects'

/** Puts down that something happened, with its subject as it is now. Delivered once the act is over. */
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
