import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and during hydration, then true. For controls that need JavaScript. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
