import { Outlet } from '@remix-run/react'
import { FullShell } from './full-shell'
import { useShell } from './use-shell'

/** The layout of pages that stand alone: signing in, what went wrong. */
export default function FullLayout() {
  return (
    <FullShell {...useShell()}>
      <Outlet />
    </FullShell>
  )
}
