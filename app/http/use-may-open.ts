import { mayOpen } from '~/viewer/rights'
import { useRootData } from './root-data'

/** Returns a function that tells whether the viewing admin's right opens an address. */
export function useMayOpen() {
  const right = useRootData()?.viewer?.adminRight
  return (address: string) => mayOpen(right, address)
}
