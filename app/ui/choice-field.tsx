import { Fragment, type ReactNode } from 'react'
import { classNames } from './class-names'
import {
  describedBy,
  FieldGroup,
  FieldNotes,
  invalidEdge,
  type FieldBinding,
  type FieldWords,
} from './field-shell'

export type Choice = {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
  /** What the choice opens below itself, without JavaScript. */
  panel?: ReactNode
}

type TickProps = {
  type: 'checkbox' | 'radio'
  id: string
  name: string
  value: string
  label: ReactNode
  hint?: ReactNode
  checked?: boolean
  required?: boolean
  boxed?: boolean
  chip?: boolean
  disabled?: boolean
  invalid?: boolean
  describedBy?: string
}

function Tick({ type, id, label, hint, checked, boxed, chip, invalid, ...rest }: TickProps) {
  return (
    <div className={classNames('option', boxed && 'boxed', chip && 'chip')}>
      <input
        type={type}
        id={id}
        name={rest.name}
        value={rest.value}
        defaultChecked={checked}
        required={rest.required}
        disabled={rest.disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={classNames(Boolean(hint) && `${id}-hint`, rest.describedBy) || undefined}
        className="tick"
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <div id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </div>
        )}
      </div>
    </div>
  )
}

export type CheckboxFieldProps = FieldBinding &
  FieldWords & { value?: string; boxed?: boolean; disabled?: boolean }

/** A single checkbox, such as a consent. */
export function CheckboxField({
  id,
  name,
  label,
  hint,
  errors,
  value = 'on',
  boxed,
  ...rest
}: CheckboxFieldProps) {
  return (
    <div className={classNames('grid gap-1', errors?.length && invalidEdge)}>
      <FieldNotes id={id} errors={errors} />
      <Tick
        type="checkbox"
        {...{ id, name, value, label, hint, boxed }}
        checked={rest.defaultChecked}
        required={rest.required}
        disabled={rest.disabled}
        invalid={Boolean(errors?.length)}
        describedBy={describedBy({ id, errors })['aria-describedby']}
      />
    </div>
  )
}

export type ChoiceGroupProps = Omit<FieldBinding, 'multiple'> & {
  legend: ReactNode
  hint?: ReactNode
  optional?: boolean
  options: Choice[]
  /** Each choice in a card of its own, for a few important ones. */
  boxed?: boolean
  /** Each choice as a chip, for many short ones. */
  chips?: boolean
  /** Number of columns, where they fit. */
  columns?: 1 | 2 | 3
  className?: string
}

const columnClass = { 1: '', 2: 'sm:grid-cols-2 gap-x-6', 3: 'sm:grid-cols-2 lg:grid-cols-3 gap-x-6' }

function ChoiceGroup({ type, ...props }: ChoiceGroupProps & { type: 'checkbox' | 'radio' }) {
  const { id, name, legend, hint, optional, errors, options, boxed, chips, columns = 1, className } = props
  const chosen = props.defaultOptions ?? (props.defaultValue === undefined ? [] : [props.defaultValue])
  return (
    <FieldGroup {...{ id, legend, hint, optional, errors, className }}>
      <div
        className={
          chips ? 'flex flex-wrap gap-2' : classNames('grid', boxed && 'gap-2', columnClass[columns])
        }
      >
        {options.map(({ panel, ...option }) => (
          <Fragment key={option.value}>
            <Tick
              {...{ type, name, boxed, chip: chips, ...option }}
              id={`${id}-${option.value}`}
              checked={chosen.includes(option.value)}
              required={type === 'radio' && props.required}
              invalid={Boolean(errors?.length)}
            />
            {panel && <div className="option-panel">{panel}</div>}
          </Fragment>
        ))}
      </div>
    </FieldGroup>
  )
}

/** Any number of choices. */
export function CheckboxGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup type="checkbox" {...props} />
}

/** Exactly one choice; all are visible. */
export function RadioGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup type="radio" {...props} />
}
