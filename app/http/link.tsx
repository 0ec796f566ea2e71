import { useHref, useNavigate } from '@remix-run/react'
import { createContext, useContext, useEffect, type AnchorHTMLAttributes } from 'react'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string
  /** The browser loads the document anew. */
  reloadDocument?: boolean
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean
}

const Start = createContext('/')

/** Where the addresses of this language begin: `/`, or `/en`. */
export const AddressStart = Start.Provider

/** A link to a page of ours. A list has a hundred of them: each is only an element, and LinkClicks serves them all. */
export function Link({ to, reloadDocument, preventScrollReset, children, ...rest }: LinkProps) {
  const start = useContext(Start)
  const routed = preventScrollReset ? 'stay' : ''
  return (
    <a
      {...rest}
      href={start === '/' || !to.startsWith('/') ? to : start + to.replace(/^\/$/, '')}
      data-routed={reloadDocument ? undefined : routed}
    >
      {children}
    </a>
  )
}

/** Gives a plain click on such a link to the router. Part of every page that hydrates. */
export function LinkClicks() {
  const navigate = useNavigate()
  const start = useHref('/').replace(/\/$/, '')
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.dataset.routed === undefined || event.defaultPrevented || !isPlain(event, link))
        return
      const { origin, pathname, search, hash, href } = link
      const onThisPage = hash !== '' && pathname === location.pathname && search === location.search
      // The router knows the addresses of one language.
      const elsewhere = origin !== location.origin || !`${pathname}/`.startsWith(`${start}/`)
      if (elsewhere || onThisPage) return
      event.preventDefault()
      void navigate((pathname.slice(start.length) || '/') + search + hash, {
        preventScrollReset: link.dataset.routed === 'stay',
        replace: href === location.href,
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, start])
  return null
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, { target }: HTMLAnchorElement) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && ['', '_self'].includes(target)
