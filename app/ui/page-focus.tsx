import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from '~/http/page'
import { useHydrated } from './hydrated'

/**
 * After client-side navigation, moves focus to the heading of the new page, so that a screen reader reads it
 * and Tab continues from there, as after a page load. An error summary keeps its focus.
 */
export function PageFocus() {
  const { pathname, key } = useLocation()
  const idle = useNavigation().state === 'idle'
  // Not hydrated but rendered later: an error has taken the place of the page, or has gone.
  const last = useRef(useHydrated() ? undefined : { pathname, key })

  useEffect(() => {
    if (!idle || last.current?.key === key) return
    const moved = last.current?.pathname !== pathname
    last.current = { pathname, key }
    const focused = document.activeElement
    const lost = !focused || focused === document.body
    if (focused?.querySelector('[role="alert"]') || (!moved && !lost)) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [idle, key, pathname])

  return null
}
