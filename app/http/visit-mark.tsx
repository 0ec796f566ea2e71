import { useEffect } from 'react'
import { useLocation } from '@remix-run/react'

/**
 * Marks the document as hydrated, and with the router's location key that is on the screen: the router itself is one
 * render ahead. An error renders the whole document anew, without the marks of the old one.
 */
export function VisitMark() {
  const { key } = useLocation()
  useEffect(() => {
    // The browser tests wait for this.
    Object.assign(document.documentElement.dataset, { hydrated: '', visit: key })
  }, [key])
  return null
}
