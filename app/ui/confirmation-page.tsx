import type { ReactNode } from 'react'
import { Link } from '~/http/page'
import { buttonClass } from './button'
import { FormPage } from './form-page'

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
