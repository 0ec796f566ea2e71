import type { ReactNode } from 'react'
import { Branch } from './leaf'
import { PageHeader, type PageHeaderProps } from './page-header'

export type FormPageProps = Omit<PageHeaderProps, 'actions'> & {
  /** The error summary, at the top. */
  errors?: ReactNode
  /** Shown beside the form on wide screens, above it on narrow ones. */
  aside?: ReactNode
  children: ReactNode
}

/** A page with one form in a narrow column. */
export function FormPage({ errors, aside, children, ...header }: FormPageProps) {
  return (
    <div className="@container relative">
      {!aside && (
        <Branch
          className="no-print pointer-events-none absolute top-0 right-0 -z-10 hidden w-80 text-primary
            opacity-10 @5xl:block"
        />
      )}
      <div className="max-w-read">
        {errors && <div className="mb-8 empty:hidden">{errors}</div>}
        <PageHeader {...header} />
        {!aside && <div className="grid gap-7">{children}</div>}
      </div>
      {aside && (
        <div className="grid gap-x-12 gap-y-7 @5xl:grid-cols-[minmax(0,1fr)_25rem]">
          <aside className="min-w-0 self-start @5xl:sticky @5xl:top-6 @5xl:order-last">{aside}</aside>
          <div className="grid max-w-read min-w-0 gap-7">{children}</div>
        </div>
      )}
    </div>
  )
}
