import type { LoaderFunctionArgs } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { countQueues } from '~/domain/queues/queues.server'
import { requireViewer } from '~/http/viewer.server'
import { AdminShell } from './admin-shell'
import { useShell } from './use-shell'

export async function loader(args: LoaderFunctionArgs) {
  return countQueues(await requireViewer(args, 'admin'))
}

/** The layout of administration, its menu with what waits. It protects nothing: every page names its viewer. */
export default function VerticalLayout() {
  const counts = useLoaderData<typeof loader>()
  return (
    <AdminShell {...useShell()} counts={counts}>
      <Outlet />
    </AdminShell>
  )
}
