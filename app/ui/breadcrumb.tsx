import { Link } from '@remix-run/react'
import type { Destination } from './back-link'

export type BreadcrumbProps = { label: string; trail: Destination[]; current: string }

/** Where this page lies in the site. */
export function Breadcrumb({ label, trail, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label} className="mb-3 text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map((step) => (
          <li key={step.to} className="flex items-center gap-2">
            <Link to={step.to} className="inline-flex min-h-9 items-center">
              {step.label}
            </Link>
            <span aria-hidden="true" className="size-2 rounded-leaf-whole bg-accent" />
          </li>
        ))}
        <li aria-current="page" className="text-muted">
          {current}
        </li>
      </ol>
    </nav>
  )
}
