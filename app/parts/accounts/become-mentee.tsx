import { lazy, Suspense, useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Link, useFramework } from '~/http/page'
import { buttonClass } from '~/ui/button'

// Loaded when it opens, because most visits never show it.
const BecomeMenteeDialog = lazy(() => import('./become-mentee-dialog'))

// The specification's chunk load timeout.
const patience = 120_000

type BecomeMenteeProps = { to: string; children: ReactNode }

/** The link to the page that asks a member to confirm a mentee profile; with JavaScript it asks in a pop-up. */
export function BecomeMentee({ to, children }: BecomeMenteeProps) {
  useFramework()
  const [open, setOpen] = useState(false)

  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <Link to={to} onClick={ask} className={buttonClass('primary')}>
        {children}
      </Link>
      {open &&
        createPortal(
          <Suspense fallback={<FollowWhenLate to={to} />}>
            <BecomeMenteeDialog to={to} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}

/** Where the pop-up does not arrive in time, the browser opens the page. */
function FollowWhenLate({ to }: { to: string }) {
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign(to), patience)
    return () => clearTimeout(timer)
  }, [to])
  return null
}
