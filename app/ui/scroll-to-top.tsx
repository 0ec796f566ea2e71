import { useEffect, useState } from 'react'
import { Icon } from './icon'

const farDown = 250
const nearEnd = 160

function isUseful() {
  const { scrollHeight, clientHeight } = document.documentElement
  return window.scrollY > farDown && window.scrollY + clientHeight < scrollHeight - nearEnd
}

/**
 * The link to the top, shown after 250 px of scrolling. It is hidden near the end of the page, where it would
 * cover controls.
 */
export function ScrollToTop({ label }: { label: string }) {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const look = () => setShown(isUseful())
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])

  if (!shown) return null
  return (
    // A landmark: screen readers find what stands outside of them only by chance.
    <nav aria-label={label} className="no-print fixed right-4 bottom-4 z-30">
      <a
        href="#top"
        className="grid size-12 place-items-center rounded-leaf-whole border border-edge bg-saffron
          text-on-saffron hover:bg-ink hover:text-paper"
      >
        <Icon name="arrowUp" />
        <span className="sr-only">{label}</span>
      </a>
    </nav>
  )
}
