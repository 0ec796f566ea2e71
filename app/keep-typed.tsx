import { useEffect, type ReactNode } from 'react'

type Typed = HTMLTextAreaElement | HTMLSelectElement
const typed = 'textarea, select'

/**
 * Taking over a page, React puts each textarea and select back to its first value. This remembers what she typed
 * or chose until then; the returned act puts it back.
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
    for (const [field, value] of values) if (field.value !== value) field.value = value
  }
}

/** Runs an act once, when everything inside has been taken over. */
export function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  useEffect(run, [run])
  return children
}
