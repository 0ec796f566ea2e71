import type { ReactNode } from 'react'
import { BackLink, type Destination } from './back-link'

export type PageHeaderProps = {
  title: ReactNode
  /** A short line above the title. */
  eyebrow?: ReactNode
  lead?: ReactNode
  back?: Destination
  /** Buttons for the whole page. */
  actions?: ReactNode
}

/** The head of every page: back link, title, lead, actions. */
export function PageHeader({ title, eyebrow, lead, back, actions }: PageHeaderProps) {
  return (
    <header className="mb-8">
      {back && (
        <div className="mb-3">
          <BackLink {...back} />
        </div>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="max-w-3xl min-w-0 flex-1 basis-80">
          {eyebrow && <p className="mb-2 text-sm font-bold text-accent-ink">{eyebrow}</p>}
          <h1>{title}</h1>
          {lead && <p className="mt-4 max-w-read text-lg text-muted">{lead}</p>}
        </div>
        {actions && <div className="no-print flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  )
}
