import { Outlet } from '~/http/page'
import { ClientShell } from './client-shell'
import { useShell } from './use-shell'

/** The layout of public and client pages. It checks no access: every page does that itself. */
export default function HorizontalLayout() {
  return (
    <ClientShell {...useShell()}>
      <Outlet />
    </ClientShell>
  )
}
