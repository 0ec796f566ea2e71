import type { ReactNode } from 'react'
import { Branch } from './leaf'
import { PageHeader, type PageHeaderProps } from './page-header'

export type FormPageProps = Omit<PageHeaderProps, 'actions'> & {
  /** The error summary, above everything. */
  errors?: ReactNode
  children: ReactNode
}

/** One narrow column for one question or one form. */
export function FormPage({ errors, children, ...header }: FormPageProps) {
  return (
    <div className="@container relative">
      <Branch
        className="no-print pointer-events-none absolute top-0 right-0 -z-10 hidden w-80 text-primary
          opacity-10 @5xl:block"
      />
      <div className="max-w-read">
        {errors && <div className="mb-8 empty:hidden">{errors}</div>}
        <PageHeader {...header} />
        <div className="grid gap-7">{children}</div>
      </div>
    </div>
  )
}
