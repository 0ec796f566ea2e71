import { useEffect, useRef, useState } from 'react'
import { Link } from '~/http/page'
import { Banner, type BannerTone } from './banner'
import { useHydrated } from './hydrated'

export type Flash = {
  id?: string
  tone: BannerTone
  title: string
  text?: string
  /** Where to go next: the next case, the page that the act created. */
  links?: { to: string; label: string }[]
}

const shownFor = 3000

/**
 * The outcome of the last act, as a banner in the page. If the banner is scrolled out of view (JavaScript), a
 * success is also shown as a toast for three seconds.
 */
export function FlashMessage({ flash, className }: { flash: Flash; className?: string }) {
  const hydrated = useHydrated()
  const [inPage] = useState(hydrated)
  const box = useRef<HTMLDivElement>(null)
  const [toast, setToast] = useState(false)

  useEffect(() => {
    if (!inPage || flash.tone !== 'success' || !box.current) return
    const watcher = new IntersectionObserver(([entry]) => {
      watcher.disconnect()
      if (entry && !entry.isIntersecting) setToast(true)
    })
    watcher.observe(box.current)
    return () => watcher.disconnect()
  }, [inPage, flash.tone])

  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setToast(false), shownFor)
    return () => clearTimeout(timer)
  }, [toast])

  return (
    <>
      <div ref={box} className={className}>
        <Banner tone={flash.tone} title={flash.title} role={flash.tone === 'danger' ? 'alert' : 'status'}>
          {flash.text}
          {flash.links?.map(({ to, label }) => (
            <p key={to}>
              <Link to={to}>{label}</Link>
            </p>
          ))}
        </Banner>
      </div>
      {toast && (
        // Hidden from screen readers, which have already announced the banner.
        <div
          aria-hidden="true"
          className="toast pointer-events-none fixed inset-x-4 bottom-5 z-40 mx-auto max-w-xl shadow-float"
        >
          <Banner tone={flash.tone} title={flash.title} />
        </div>
      )}
    </>
  )
}
