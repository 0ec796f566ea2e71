import type { ReactNode } from 'react'

type TimelineEntry = {
  id: string
  title: ReactNode
  /** The time as text; `dateTime` holds it in machine-readable form. */
  when: string
  dateTime: string
  who?: string
  children?: ReactNode
}

/** Events, newest first. */
export function Timeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol className="ml-2 border-l border-edge">
      {entries.map((entry) => (
        <li key={entry.id} className="relative pb-6 pl-6 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute -left-2 top-1 size-4 rounded-leaf-whole border border-edge bg-primary"
          />
          <p className="leading-snug font-bold">{entry.title}</p>
          <p className="text-sm text-muted">
            <time dateTime={entry.dateTime}>{entry.when}</time>
            {entry.who && ` · ${entry.who}`}
          </p>
          {entry.children && <div className="mt-1 text-sm">{entry.children}</div>}
        </li>
      ))}
    </ol>
  )
}
