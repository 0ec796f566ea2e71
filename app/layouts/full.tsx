import { heldFormPath } from '~/http/held-form'
import { Outlet, useLocation } from '~/http/page'
import { FullShell } from './full-shell'
import { useShell } from './use-shell'

/** The layout of pages with a single task, such as sign-in. */
export default function FullLayout() {
  return (
    <FullShell {...useShell()} sentOnce={useLocation().pathname === heldFormPath}>
      <Outlet />
    </FullShell>
  )
}
