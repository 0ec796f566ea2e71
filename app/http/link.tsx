import { useNavigate } from '@remix-run/react'
import { useEffect, type AnchorHTMLAttributes } from 'react'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string
  /** The browser loads the document anew. */
  reloadDocument?: boolean
  /** The page stays where it is scrolled to. */
  preventScrollReset?: boolean
}

/** A link to a page of ours. A list has a hundred of them: each is only an element, and LinkClicks serves them all. */
export function Link({ to, reloadDocument, preventScrollReset, children, ...rest }: LinkProps) {
  const routed = preventScrollReset ? 'stay' : ''
  return (
    <a {...rest} href={to} data-routed={reloadDocument ? undefined : routed}>
      {children}
    </a>
  )
}

/** Gives a plain click on such a link to the router. Part of every page that hydrates. */
export function LinkClicks() {
  const navigate = useNavigate()
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.dataset.routed === undefined || event.defaultPrevented || !isPlain(event, link))
        return
      const { origin, pathname, search, hash, href } = link
      const onThisPage = hash !== '' && pathname === location.pathname && search === location.search
      if (origin !== location.origin || onThisPage) return
      event.preventDefault()
      void navigate(pathname + search + hash, {
        preventScrollReset: link.dataset.routed === 'stay',
        replace: href === location.href,
      })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
  return null
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent, { target }: HTMLAnchorElement) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && ['', '_self'].includes(target)
