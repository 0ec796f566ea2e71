import type { ReactNode } from 'react'
import { Icon } from './icon'

type DisclosureProps = { id?: string; summary: ReactNode; open?: boolean; children: ReactNode }

/** A question that opens its answer. A link to `id` opens it too: its target lies within. */
export function Disclosure({ id, summary, open, children }: DisclosureProps) {
  return (
    <details open={open} className="group border-b border-line first:border-t">
      <summary
        className="flex min-h-14 items-center justify-between gap-4 py-3 text-lg leading-snug font-bold
          hover:text-primary"
      >
        <span>{summary}</span>
        <Icon name="chevronDown" className="turns text-accent transition-transform" />
      </summary>
      <div id={id} className="scroll-mt-20 pb-6">
        {children}
      </div>
    </details>
  )
}
