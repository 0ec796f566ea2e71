import { useLocation } from '@remix-run/react'
import { useEffect } from 'react'

/** Marks the document with the router's visit that is on the screen: the router itself is a render ahead. */
export function VisitMark() {
  const { key } = useLocation()
  useEffect(() => {
    // The browser tests wait for it.
    document.documentElement.dataset.visit = key
  }, [key])
  return null
}
