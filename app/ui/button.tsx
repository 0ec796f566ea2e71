import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link } from '~/http/page'
import { classNames } from './class-names'
import { Icon, type IconName } from './icon'

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet'

/** The classes of a button, for an element that is neither `Button` nor `LinkButton`. */
export function buttonClass(variant: ButtonVariant = 'primary', className?: string) {
  return classNames('button', `button-${variant}`, className)
}

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
  variant?: ButtonVariant
  /** The label while its form is on its way. */
  pendingLabel?: string
  icon?: IconName
}

/** A button that performs an act. Never disabled: app/browser/forms.ts shows that its form is on its way, and sends it once. */
export function Button({ variant, pendingLabel, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="submit" {...rest} data-pending={pendingLabel} className={buttonClass(variant, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

type LinkButtonProps = {
  to: string
  variant?: ButtonVariant
  icon?: IconName
  className?: string
  children: ReactNode
}

/** A link that looks like a button. */
export function LinkButton({ to, variant, icon, className, children }: LinkButtonProps) {
  return (
    <Link to={to} className={buttonClass(variant, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

/** Buttons side by side; they wrap on small screens. Put the primary one first. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
