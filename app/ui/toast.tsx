import { Link } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { Banner, type BannerTone } from './banner'
import { useHydrated } from './hydrated'

export type Flash = {
  id?: string
  tone: BannerTone
  title: string
  text?: string
  /** Where to go on from here: the next case, the page that the act made. */
  links?: { to: string; label: string }[]
}

const shownFor = 3000

/**
 * The outcome of her last act. A freshly loaded page shows it as a banner that stays; after a move inside
 * the page (JavaScript) a success is a toast that leaves after three seconds. Anything else always stays.
 */
export function FlashMessage({ flash, className }: { flash: Flash; className?: string }) {
  const hydrated = useHydrated()
  const [toast] = useState(hydrated && flash.tone === 'success' && !flash.links?.length)
  const [gone, setGone] = useState(false)

  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setGone(true), shownFor)
    return () => clearTimeout(timer)
  }, [toast])

  if (gone) return null
  const banner = (
    <Banner tone={flash.tone} title={flash.title} role={flash.tone === 'danger' ? 'alert' : 'status'}>
      {flash.text}
      {flash.links?.map(({ to, label }) => (
        <p key={to}>
          <Link to={to}>{label}</Link>
        </p>
      ))}
    </Banner>
  )
  if (!toast) return <div className={className}>{banner}</div>
  return <div className="toast fixed inset-x-4 bottom-5 z-40 mx-auto max-w-xl shadow-float">{banner}</div>
}
