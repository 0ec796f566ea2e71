import { buttonClass } from './button'
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

/** Copies a value (app/browser/page.ts). Only where the browser can: without JavaScript there is none. */
export function CopyButton({ value, label, done, about, className }: CopyButtonProps) {
  return (
    <button type="button" data-copy={value} data-copied={done} className={buttonClass('quiet', className)}>
      <span aria-live="polite">{label}</span>
      {about && <VisuallyHidden> {about}</VisuallyHidden>}
    </button>
  )
}
