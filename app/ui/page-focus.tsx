import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * After a move inside the page (JavaScript) the reader is taken to the heading of the new page, which a screen reader
 * then reads; as after a page load, Tab goes on from there. An error summary keeps the focus it took.
 */
export function PageFocus() {
  const { pathname, key } = useLocation()
  const idle = useNavigation().state === 'idle'
  const last = useRef({ pathname, key })

  useEffect(() => {
    if (!idle || last.current.key === key) return
    const moved = last.current.pathname !== pathname
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
