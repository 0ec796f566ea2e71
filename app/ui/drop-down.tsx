import type { ReactNode } from 'react'
import { classNames } from './class-names'

type DropDownProps = {
  summary: ReactNode
  className?: string
  summaryClass?: string
  panelClass?: string
  children: ReactNode
}

/**
 * A `<details>` menu. With JavaScript it also closes on Escape, on a click outside and when a link is followed
 * (app/browser/page.ts).
 */
export function DropDown({ summary, className, summaryClass, panelClass, children }: DropDownProps) {
  return (
    <details name="drop-down" className={className}>
      <summary className={classNames('drop-down-head', summaryClass)}>{summary}</summary>
      <div className={classNames('drop-down-panel', panelClass)}>{children}</div>
    </details>
  )
}
