import { useState, type ButtonHTMLAttributes, type MouseEvent, type ReactNode } from 'react'
import { Link, useNavigation } from '~/http/page'
import { classNames } from './class-names'
import { Icon, type IconName } from './icon'

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet'

/** The classes of a button, for an element that is neither `Button` nor `LinkButton`. */
export function buttonClass(variant: ButtonVariant = 'primary', className?: string) {
  return classNames('button', `button-${variant}`, className)
}

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & {
  variant?: ButtonVariant
  /** Shown while the form of this button is being submitted. */
  pendingLabel?: string
  icon?: IconName
}

/** A button that performs an act. Never disabled: while pending it shows so and ignores a second click. */
export function Button({ variant, pendingLabel, icon, className, children, onClick, ...rest }: ButtonProps) {
  const busy = useNavigation().state !== 'idle'
  const [pressed, setPressed] = useState(false)
  const [wasBusy, setWasBusy] = useState(busy)
  const pending = pressed && busy

  if (busy !== wasBusy) {
    setWasBusy(busy)
    if (!busy) setPressed(false)
  }

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (pending) event.preventDefault()
    else {
      setPressed(true)
      onClick?.(event)
    }
  }

  return (
    <button
      type="submit"
      {...rest}
      onClick={press}
      aria-disabled={pending || undefined}
      className={buttonClass(variant, classNames(pending && 'cursor-progress', className))}
    >
      {icon && <Icon name={icon} />}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  )
}

export type LinkButtonProps = {
  to: string
  variant?: ButtonVariant
  icon?: IconName
  className?: string
  reloadDocument?: boolean
  children: ReactNode
}

/** A link that looks like a button. */
export function LinkButton({ to, variant, icon, className, reloadDocument, children }: LinkButtonProps) {
  return (
    <Link to={to} reloadDocument={reloadDocument} className={buttonClass(variant, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

/** Buttons side by side; they wrap on small screens. Put the primary one first. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
