import { useEffect } from 'react'
import { useLocation } from '~/http/page'

/**
 * Marks the document with the router's location key that is on the screen. The router itself is one render
 * ahead.
 */
export function VisitMark() {
  const { key } = useLocation()
  useEffect(() => {
    // The browser tests wait for this.
    document.documentElement.dataset.visit = key
  }, [key])
  return null
}
