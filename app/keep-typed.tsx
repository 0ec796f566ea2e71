import { useEffect, type ReactNode } from 'react'

type Typed = HTMLTextAreaElement | HTMLSelectElement
const typed = 'textarea, select'

/**
 * Hydration resets each textarea and select to its first value. This records what the user typed or chose
 * until then; the returned function restores it.
 */
export function rememberTyped() {
  const values = new Map([...document.querySelectorAll<Typed>(typed)].map((field) => [field, field.value]))
  const remember = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
      values.set(target, target.value)
  }
  document.addEventListener('input', remember, true)
  return () => {
    document.removeEventListener('input', remember, true)
    for (const [field, value] of values) {
      if (field.value === value) continue
      field.value = value
      // For what follows the typing: the counter below a text.
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

/** Runs `run` once, when its children have hydrated. */
export function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run])
  return children
}
