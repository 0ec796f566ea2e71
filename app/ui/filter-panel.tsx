import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon } from './icon'
import { Count } from './tabs'

export type FilterPanelProps = {
  label: string
  /** Number of active filters. */
  count?: number
  /** Always open on a wide screen (a sidebar). */
  openWide?: boolean
  children: ReactNode
}

/** Filters; collapsed on a phone. */
export function FilterPanel({ label, count, openWide, children }: FilterPanelProps) {
  return (
    <details
      className={classNames('self-start rounded-leaf border border-edge bg-card', openWide && 'open-wide')}
    >
      <summary className="flex min-h-12 items-center gap-3 rounded-leaf px-5 font-bold">
        <Icon name="filter" />
        {label}
        {count ? <Count value={count} strong /> : null}
        <Icon name="chevronDown" className="turns ml-auto transition-transform" />
      </summary>
      <div className="p-5">{children}</div>
    </details>
  )
}
