import { asViewer } from '~/db/as-viewer.server'
import type { Viewer } from '~/http/viewer.server'

/** What the team must not miss, beside the plain queues. */
export type Urgent = {
  dueSoon: number
  proofs: number
  oldestProofAt: Date | null
  /** Pairs without a session for long, and those among them the team is late to look at. */
  quiet: number
  stalled: number
}

/** The network in a few numbers. */
export type Totals = {
  runningMentoring: number
  runningCoaching: number
  completed: number
  activeMentors: number
  freeMentors: number
}

// A request this near its deadline needs a call to its mentor.
const soonHours = 24

/** The requests near their deadline, the deposits with a proof to check, the pairs gone quiet. */
export async function findUrgent(viewer: Viewer): Promise<Urgent> {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<[Urgent]>`
    select
      (select count(*)::integer from data.mentorship_requests
        where status = 'pending' and answer_due_at < now() + make_interval(hours => ${soonHours}::integer)) as due_soon,
      proofs.count as proofs, proofs.oldest_at as oldest_proof_at,
      quiet.count as quiet, quiet.stalled
    from (
      select count(distinct u.id)::integer as count, min(p.sent_at) as oldest_at
      from data.purchases u join data.proofs p on p.purchase_id = u.id
      where u.paid_at is null and u.cancelled_at is null) proofs,
      (select count(*)::integer as count, count(*) filter (where stalled)::integer as stalled
      from rules.quiet_mentorships()) quiet`,
  )
  return { ...row }
}

/** How the network stands today. */
export async function countTotals(viewer: Viewer): Promise<Totals> {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<[Totals]>`
    select
      count(*) filter (where s.status = 'running' and s.kind = 'mentoring')::integer as running_mentoring,
      count(*) filter (where s.status = 'running' and s.kind = 'coaching')::integer as running_coaching,
      count(*) filter (where s.status = 'completed')::integer as completed,
      (select count(*)::integer from data.mentors where status = 'active') as active_mentors,
      (select count(*)::integer from data.mentor_cards
        where audience <> 'hidden' and availability_rank = 0) as free_mentors
    from data.mentorships s`,
  )
  return { ...row }
}
