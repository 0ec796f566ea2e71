import type { ReactNode } from 'react'
import { describedBy, Field, type FieldWords } from './field-shell'
import type { Option } from './select-field'

/** The choice that shows the field for all others. */
export const another = 'other'

type LikelyFieldProps = FieldWords & {
  id: string
  name: string
  errors?: string[]
  options: Option[]
  /** What it begins with. One that is not among the likely ones gets the name `sayOf` gives it. */
  given?: string
  sayOf: (value: string) => string
  otherLabel: string
  /** That field. */
  children: ReactNode
}

/** A likely answer from a list, `name.near`; its last choice shows, by CSS alone, the field for all others. */
export function LikelyField({ id, name, errors, options, given = '', sayOf, ...props }: LikelyFieldProps) {
  const known = !given || given === another || options.some(({ value }) => value === given)
  const all = known ? options : [{ value: given, label: sayOf(given) }, ...options]
  return (
    <div className="group/likely grid content-start gap-2">
      <Field id={id} label={props.label} hint={props.hint} optional={props.optional} errors={errors}>
        <select
          id={id}
          name={`${name}.near`}
          defaultValue={given}
          className="control"
          {...describedBy({ id, hint: props.hint, errors })}
        >
          <option value="">–</option>
          {all.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value={another}>{props.otherLabel}</option>
        </select>
      </Field>
      <div className="hidden group-has-[option[value=other]:checked]/likely:block">{props.children}</div>
    </div>
  )
}
