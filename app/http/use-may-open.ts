import type { RightPath } from '~/route-table'
import { mayOpen } from '~/viewer/rights'
import { useRootData } from './root-data'

/** Returns a function that tells whether the viewing admin's right opens a page. */
export function useMayOpen() {
  const right = useRootData()?.viewer?.adminRight
  return (page: RightPath, params?: { list?: string }) => mayOpen(right, page, params)
}
