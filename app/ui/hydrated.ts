import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and during hydration, true from then on: for what only JavaScript can offer. */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
