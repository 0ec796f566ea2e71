import { KeptPart } from '~/http/page'
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
    /** The choices are the same for everybody. */
    common?: boolean
    className?: string
  }

/** One choice from a long list. */
export function SelectField(props: SelectFieldProps) {
  const { id, name, label, hint, optional, errors, options, placeholder, className } = props
  const choices = { options, placeholder }
  const select = {
    id,
    name,
    required: props.required,
    autoComplete: props.autoComplete,
    className: classNames('control', props.width === 'half' && 'max-w-80'),
    ...describedBy({ id, hint, errors }),
  }
  return (
    <Field {...{ id, label, hint, optional, errors, className }}>
      {props.common && !props.defaultValue ? (
        <KeptPart as="select" {...select} contents={Options} props={choices} />
      ) : (
        <select {...select} defaultValue={props.defaultValue}>
          <Options {...choices} />
        </select>
      )}
    </Field>
  )
}

const Options = ({ options, placeholder }: Pick<SelectFieldProps, 'options' | 'placeholder'>) => (
  <>
    {placeholder !== undefined && <option value="">{placeholder}</option>}
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </>
)
