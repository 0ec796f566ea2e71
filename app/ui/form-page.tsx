import type { ReactNode } from 'react'
import { Link } from '~/http/page'
import { buttonClass } from './button'
import { PageHeader, type PageHeaderProps } from './page-header'

export type FormPageProps = Omit<PageHeaderProps, 'actions'> & {
  /** The error summary, at the top. */
  errors?: ReactNode
  /** Shown beside the form on wide screens, above it on narrow ones. */
  aside?: ReactNode
  children: ReactNode
}

/** A page with one form; on wide screens beside what it is for, or with help beside it. */
export function FormPage({ errors, aside, children, ...header }: FormPageProps) {
  const said = errors && <div className="mb-8 empty:hidden">{errors}</div>
  return (
    <div className="@container">
      {aside ? (
        <>
          <div className="max-w-read">
            {said}
            <PageHeader {...header} />
          </div>
          <div className="grid gap-x-12 gap-y-7 @5xl:grid-cols-[minmax(0,1fr)_25rem]">
            <aside className="min-w-0 self-start @5xl:sticky @5xl:top-6 @5xl:order-last">{aside}</aside>
            <div className="grid max-w-read min-w-0 gap-7">{children}</div>
          </div>
        </>
      ) : (
        <div className="grid gap-x-14 @5xl:grid-cols-[24rem_minmax(0,42rem)]">
          <div className="max-w-read self-start @5xl:sticky @5xl:top-6">
            {said}
            <PageHeader {...header} />
          </div>
          <div className="grid min-w-0 content-start gap-7 max-w-read @5xl:rounded-leaf @5xl:bg-card @5xl:p-8">
            {children}
          </div>
        </div>
      )}
    </div>
  )
}

export type ConfirmationPageProps = {
  title: string
  /** A short line above the title. */
  eyebrow?: ReactNode
  lead?: ReactNode
  back?: { to: string; label: string }
  errors?: ReactNode
  /** What the act affects: a summary list, a warning banner. */
  children: ReactNode
  /** The form with the reason and its one button. */
  form: ReactNode
  cancel: { to: string; label: string }
}

/** Asks for confirmation before an act that cannot be undone. */
export function ConfirmationPage({ children, form, cancel, ...page }: ConfirmationPageProps) {
  return (
    <FormPage {...page}>
      {children}
      <div className="grid gap-3">
        {form}
        <p>
          <Link to={cancel.to} className={buttonClass('quiet', '-ml-3')}>
            {cancel.label}
          </Link>
        </p>
      </div>
    </FormPage>
  )
}
