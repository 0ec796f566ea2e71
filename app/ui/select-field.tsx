import { classNames } from './class-names'
import { describedBy, Field, type FieldBinding, type FieldWords } from './field-shell'

export type Option = { value: string; label: string }

export type SelectFieldProps = FieldBinding &
  FieldWords & {
    options: Option[]
    /** The text of the empty first choice. */
    placeholder?: string
    autoComplete?: string
    width?: 'full' | 'half'
    className?: string
  }

/** One choice from a long list. */
export function SelectField(props: SelectFieldProps) {
  const { id, name, label, hint, optional, errors, options, placeholder, className } = props
  return (
    <Field {...{ id, label, hint, optional, errors, className }}>
      <select
        id={id}
        name={name}
        required={props.required}
        defaultValue={props.defaultValue}
        autoComplete={props.autoComplete}
        className={classNames('control', props.width === 'half' && 'max-w-80')}
        {...describedBy({ id, hint, errors })}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
