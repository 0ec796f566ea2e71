import type { ReactNode } from 'react'
import { buttonClass } from './button'
import { Icon } from './icon'
import { LeafMeter } from './leaf'

type StepperProps = {
  label: string
  /** «3 από 6 συνεδρίες» */
  text: string
  value: number
  total: number
  /** A form with a `StepperButton`; undefined if this direction is not allowed. */
  less?: ReactNode
  more?: ReactNode
}

/** A count with two small forms to raise and lower it. */
export function Stepper({ label, text, value, total, less, more }: StepperProps) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap items-center gap-4">
      {less}
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="tabular text-lg font-bold">{text}</p>
        <LeafMeter value={value} total={total} className="text-primary" />
      </div>
      {more}
    </fieldset>
  )
}

type StepperButtonProps = { direction: 'less' | 'more'; label: string; name?: string; value?: string }

/** The − or + button of a stepper; `label` says what it does. */
export function StepperButton({ direction, label, name, value }: StepperButtonProps) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      aria-label={label}
      className={buttonClass('secondary', 'w-12 px-0')}
    >
      <Icon name={direction === 'less' ? 'minus' : 'plus'} className="size-5" />
    </button>
  )
}
