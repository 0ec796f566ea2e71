import type { ReactNode } from 'react'
import { Link } from '~/http/page'
import { VisuallyHidden } from './visually-hidden'

export type SummaryRow = {
  label: string
  value: ReactNode
  /** A link such as «Αλλαγή»; `about` says of what, for screen readers. */
  action?: { to: string; label: string; about?: string }
}

/** Names and values of one record; with `figures` long names have the room, and short values stand at the end. */
export function SummaryList({ rows, figures }: { rows: SummaryRow[]; figures?: boolean }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <div
          key={row.label}
          className={
            figures
              ? 'grid grid-cols-[1fr_auto] items-baseline gap-x-6 py-3'
              : 'grid items-baseline gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[minmax(9rem,32%)_1fr_auto]'
          }
        >
          <dt className="text-muted">{row.label}</dt>
          <dd className="min-w-0 font-medium wrap-anywhere">{row.value}</dd>
          {row.action && (
            <dd className="no-print">
              <Link to={row.action.to} className="inline-block">
                {row.action.label}
                {row.action.about && <VisuallyHidden> {row.action.about}</VisuallyHidden>}
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
