import { useNavigation } from '@remix-run/react'

/** A thin bar at the top while the next page loads. */
export function LoadingBar() {
  if (useNavigation().state === 'idle') return null
  return (
    <div aria-hidden="true" className="loading-bar fixed inset-x-0 top-0 z-50 h-1 overflow-hidden bg-primary">
      <span className="block h-full w-2/5 rounded-leaf-whole bg-saffron" />
    </div>
  )
}
