import { readQueues } from '~/domain/queues/queues.server'
import { Outlet, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { AdminShell } from './admin-shell'
import { countedQueues } from './places'
import { useShell } from './use-shell'

export async function loader(args: Args) {
  const queues = await readQueues(await requireViewer(args, 'admin'), countedQueues)
  return Object.fromEntries(countedQueues.map((queue) => [queue, queues[queue].waiting]))
}

/**
 * The layout of the admin pages; its menu shows how many items wait. It checks no access: every page does
 * that itself.
 */
export default function VerticalLayout() {
  const waiting = useLoaderData<typeof loader>()
  return (
    <AdminShell {...useShell()} waiting={waiting}>
      <Outlet />
    </AdminShell>
  )
}
