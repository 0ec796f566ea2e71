import { buttonClass } from './button'
import { classNames } from './class-names'

/** Prints the page (app/browser/page.ts). */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" data-print className={classNames(buttonClass('secondary'), 'noscript:hidden')}>
      {label}
    </button>
  )
}
