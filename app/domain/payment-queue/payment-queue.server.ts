import { asViewer } from '~/db/as-viewer.server'
import type { QueueQuery } from '~/domain/queues/queue-query'
import { readPlaceNumbers } from '~/domain/queues/queue-query'
import type { Viewer } from '~/http/viewer.server'
import { listFlags } from './flags.server'
import { listRefunds } from './refunds.server'
import { listRefundRequests } from './requests.server'

export const paymentScopes = ['to_send', 'asked', 'check', 'on_the_way', 'done', 'checked'] as const
export type PaymentScope = (typeof paymentScopes)[number]

/** What a page of the queue is asked for. */
export type Wanted = { q: string | null; after: number | null; most: number }

const most = 25

/** One page of a scope of the payment queue, and where the next one begins. */
export async function readPaymentQueue(viewer: Viewer, { scope, q, after }: QueueQuery<PaymentScope>) {
  const wanted = { q: q || null, after: readPlaceNumbers(after, 1)?.[0] ?? null, most: most + 1 }
  const refunds =
    scope === 'to_send' || scope === 'on_the_way' || scope === 'done'
      ? await listRefunds(viewer, scope, wanted)
      : []
  const requests = scope === 'asked' ? await listRefundRequests(viewer, wanted) : []
  const flags =
    scope === 'check' || scope === 'checked' ? await listFlags(viewer, scope === 'check', wanted) : []
  const found = [...refunds, ...requests, ...flags]
  const last = found.length > most ? found[most - 1] : undefined
  const page = <T>(all: Iterable<T>) => [...all].slice(0, most)
  return {
    refunds: page(refunds),
    requests: page(requests),
    flags: page(flags),
    next: last && String(last.id),
  }
}

/** How much stands in each scope. */
export async function countPayments(viewer: Viewer) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<
      [{ toSend: number; asked: number; check: number; onTheWay: number; done: number; checked: number }]
    >`
    select r.to_send, r.on_the_way, r.done, f.check, f.checked,
      (select count(*)::integer from data.refund_requests where answered_at is null) as asked
    from (
      select count(*) filter (where s.stage = 'to_send')::integer as to_send,
        count(*) filter (where s.stage in ('on_the_way', 'disputed'))::integer as on_the_way,
        count(*) filter (where s.stage = 'done')::integer as done
      from data.refunds r cross join lateral (select rules.refund_stage(r.id) as stage) s) r,
      (select count(*) filter (where settled_at is null)::integer as check,
        count(*) filter (where settled_at is not null)::integer as checked
      from data.payment_flags) f`,
  )
  const { toSend, asked, check, onTheWay, done, checked } = row
  return { to_send: toSend, asked, check, on_the_way: onTheWay, done, checked } satisfies Record<
    PaymentScope,
    number
  >
}
