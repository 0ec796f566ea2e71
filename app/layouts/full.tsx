import { keptFormPath } from '~/http/kept-form'
import { Outlet, useLocation } from '~/http/page'
import { FullShell } from './full-shell'
import { useShell } from './use-shell'

/** The layout of pages with a single task, such as sign-in. */
export default function FullLayout() {
  return (
    <FullShell {...useShell()} sentOnce={useLocation().pathname === keptFormPath}>
      <Outlet />
    </FullShell>
  )
}
