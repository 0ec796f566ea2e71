import { lazy, Suspense, useState, type MouseEvent } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useHref } from '~/http/page'
import { useHydrated } from '~/ui/hydrated'

// Loaded when it opens, because most visits never show it.
const SupportDialog = lazy(() => import('./support-dialog'))

type SupportLinkProps = {
  /** A signed-in user has no home page of visitors; there the section is on the page of the packages. */
  signedIn: boolean
  className?: string
}

/** The link to the fundraising hub: a pop-up; without JavaScript, or in a new tab, a section of a page. */
export function SupportLink({ signedIn, className }: SupportLinkProps) {
  const { t } = useTranslation('common')
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const href = useHref(signedIn ? '/mentoring-packages#support' : '/#support')

  function show(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <>
      <a href={href} aria-haspopup={hydrated ? 'dialog' : undefined} onClick={show} className={className}>
        {t('shell.footer.support')}
      </a>
      {open &&
        // Outside the footer, whose dark colours it would inherit.
        createPortal(
          <Suspense fallback={null}>
            <SupportDialog onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
