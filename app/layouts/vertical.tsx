import { waitingPayments } from '~/domain/queues/queue-counts'
import { readMenuQueues } from '~/domain/queues/queues.server'
import { Outlet, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { AdminShell } from './admin-shell'
import { useShell } from './use-shell'

export async function loader(args: Args) {
  const queues = await readMenuQueues(await requireViewer(args, 'admin'))
  return {
    applications: queues.applications.waiting,
    editRequests: queues.editRequests.waiting,
    pendingRequests: queues.requests.waiting,
    purchases: queues.unpaid.waiting,
    payments: waitingPayments(queues),
    suggestionRequests: queues.suggestionRequests.waiting,
    scholarships: queues.gifts.waiting,
    reports: queues.reports.waiting,
  }
}

/**
 * The layout of the admin pages; its menu shows how many items wait. It checks no access: every page does
 * that itself.
 */
export default function VerticalLayout() {
  const counts = useLoaderData<typeof loader>()
  return (
    <AdminShell {...useShell()} counts={counts}>
      <Outlet />
    </AdminShell>
  )
}
