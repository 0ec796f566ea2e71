import { asViewer } from '~/db/as-viewer.server'
import type { Viewer } from '~/http/viewer.server'

export type Queues = {
  applications: number
  editRequests: number
  pendingRequests: number
  purchases: number
  payments: number
  suggestionRequests: number
  /** Mentors' gifts that wait for approval. */
  scholarships: number
}

/** How much waits for the team in each queue. */
export async function countQueues(viewer: Viewer): Promise<Queues> {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<[Queues]>`
      select
        (select count(*)::integer from data.mentors where status = 'new') as applications,
        (select count(*)::integer from data.edit_requests where status = 'pending') as edit_requests,
        (select count(*)::integer from data.mentorship_requests where status = 'pending') as pending_requests,
        (select count(*)::integer from data.purchases where paid_at is null and cancelled_at is null) as purchases,
        (select count(*)::integer from data.suggestion_requests where answered_at is null) as suggestion_requests,
        (select count(*)::integer from data.scholarships where approved_at is null and declined_at is null) as scholarships,
        ((select count(*) from data.payment_flags where settled_at is null)
          + (select count(*) from data.refund_requests where answered_at is null)
          + (select count(*) from data.refunds r where r.state <> 'done' and rules.refund_stage(r.id) = 'to_send'))::integer as payments`,
  )
  return { ...row }
}
