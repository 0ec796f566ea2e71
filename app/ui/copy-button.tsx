import { useState } from 'react'
import { buttonClass } from './button'
import { useHydrated } from './hydrated'
import { VisuallyHidden } from './visually-hidden'

type CopyButtonProps = {
  value: string
  label: string
  /** The label once it is copied. */
  done: string
  /** Whose value, for screen readers. */
  about?: string
  className?: string
}

/** Copies a value. Only where the browser can: without JavaScript there is none. */
export function CopyButton({ value, label, done, about, className }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  const hydrated = useHydrated()
  if (!hydrated || !navigator.clipboard) return null
  return (
    <button
      type="button"
      onClick={() =>
        void navigator.clipboard.writeText(value).then(
          () => setCopied(true),
          () => setCopied(false),
        )
      }
      className={buttonClass('quiet', className)}
    >
      <span aria-live="polite">{copied ? done : label}</span>
      {about && <VisuallyHidden> {about}</VisuallyHidden>}
    </button>
  )
}
