import type { ReactNode } from 'react'
import { Icon } from './icon'

type DisclosureProps = { id?: string; summary: ReactNode; open?: boolean; children: ReactNode }

/** A question that opens its answer. */
export function Disclosure({ id, summary, open, children }: DisclosureProps) {
  return (
    <details id={id} open={open} className="group border-b border-line first:border-t">
      <summary
        className="flex min-h-14 items-center justify-between gap-4 py-3 text-lg leading-snug font-bold
          hover:text-primary"
      >
        {summary}
        <Icon name="chevronDown" className="turns text-accent transition-transform" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  )
}
