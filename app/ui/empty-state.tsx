import type { ReactNode } from 'react'
import { Branch, GrowingLeaf } from './leaf'

type EmptyStateProps = {
  title: string
  level?: 2 | 3
  children?: ReactNode
  /** A button or link for the next step. */
  action?: ReactNode
  /** The place is new, and waits for its first guests. */
  fresh?: boolean
}

/** Says that there is nothing here or that nothing was found, and what to do. */
export function EmptyState({ title, level = 2, children, action, fresh }: EmptyStateProps) {
  const Heading: 'h2' | 'h3' = `h${level}`
  return (
    <div
      className="flex flex-col items-start gap-x-8 gap-y-4 rounded-leaf border border-transparent bg-sunken
        p-6 sm:flex-row sm:items-center sm:p-8"
    >
      {fresh ? <GrowingLeaf /> : <Branch className="w-20 text-primary sm:w-28" />}
      <div className="grid gap-2">
        <Heading className="text-xl">{title}</Heading>
        {children && <div className="max-w-read text-muted">{children}</div>}
        {action && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  )
}
