import { useLocation } from '@remix-run/react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { abilitiesOf } from '~/viewer/abilities'
import type { ShellViewer } from './shell-types'
import { hasSeenThousand, rememberThousand } from './thousand-seen'

// Most visits never see it: its code is fetched when it opens.
const ThousandDialog = lazy(() => import('./thousand-dialog'))

const opensAfter = 4000
const neverOn = /^\/(login|(mentor|mentee)\/register|checkout)(\/|$)/
const field = 'input, textarea, select, [contenteditable]'

/**
 * The call to women who could be mentors, once, four seconds after the first page; never for administrators,
 * over a form that must not be interrupted, or while she writes. Without JavaScript it is a part of the home page.
 */
export function ThousandPopUp({ viewer }: { viewer: ShellViewer | null }) {
  const { pathname } = useLocation()
  const [open, setOpen] = useState(false)
  const abilities = abilitiesOf(viewer?.role ?? null)
  const welcome = !abilities.has('admin') && !neverOn.test(pathname)

  useEffect(() => {
    if (!welcome || hasSeenThousand()) return
    return whenShePauses(opensAfter, () => {
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

/** Runs after a while in which no field was in use; returns what calls it off. */
function whenShePauses(after: number, run: () => void) {
  let timer = setTimeout(look, after)
  function look() {
    if (!document.activeElement?.matches(field)) run()
    else timer = setTimeout(look, after)
  }
  return () => clearTimeout(timer)
}
