import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from '~/http/page'
import { abilitiesOf } from '~/viewer/abilities'
import type { ShellViewer } from './shell-types'
import { hasSeenThousand, rememberThousand } from './thousand-seen'

// Loaded when it opens, because most visits never show it.
const ThousandDialog = lazy(() => import('./thousand-dialog'))

const opensAfter = 4000
const neverOn = /^\/(login|(mentor|mentee)\/register|checkout)(\/|$)/
const field = 'input, textarea, select, [contenteditable]'

/**
 * Invites visitors to become mentors: once, four seconds after the first page. Not for admins, not on forms
 * that must not be interrupted, not while a field has focus. Without JavaScript it is a section of the home
 * page.
 */
export function ThousandPopUp({ viewer }: { viewer: ShellViewer | null }) {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const abilities = abilitiesOf(viewer?.role ?? null)
  const welcome = !abilities.has('admin') && !neverOn.test(pathname)

  useEffect(() => {
    if (!welcome || hasSeenThousand()) return
    return whenTypingPauses(opensAfter, () => {
      rememberThousand()
      setOpen(true)
    })
  }, [welcome])

  if (!open || !welcome) return null
  return (
    <Suspense fallback={null}>
      <ThousandDialog mayApply={abilities.has('not-mentor')} onClose={() => setOpen(false)} />
    </Suspense>
  )
}

/**
 * Runs `run` after `after` milliseconds, as soon as no field has focus; returns a function that cancels it.
 */
function whenTypingPauses(after: number, run: () => void) {
  let timer = setTimeout(look, after)
  function look() {
    if (!document.activeElement?.matches(field)) run()
    else timer = setTimeout(look, after)
  }
  return () => clearTimeout(timer)
}
