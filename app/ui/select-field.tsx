import { useTranslation } from '~/i18n/use-translation'
import { classNames } from './class-names'
import { describedBy, Field, type FieldBinding, type FieldWords } from './field-shell'

export type Option = {
  value: string
  label: string
  /** Options of one group stand together below its name. */
  group?: string
  /** Stands for all of its group, which is named as this option is. */
  whole?: boolean
  /** How many this option finds. */
  count?: number | undefined
  disabled?: boolean
}

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
        {groupsOf(options).map(([group, members]) =>
          group === undefined ? (
            <Options key="" options={members} />
          ) : (
            <optgroup key={group} label={group}>
              <Options options={members} />
            </optgroup>
          ),
        )}
      </select>
    </Field>
  )
}

const groupsOf = (options: Option[]) =>
  [...new Set(options.map(({ group }) => group))].map(
    (group) => [group, options.filter((option) => option.group === group)] as const,
  )

function Options({ options }: { options: Option[] }) {
  const { t } = useTranslation('common')
  return options.map(({ value, label, whole, count, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {[whole ? t('form.wholeRegion', { name: label }) : label, count !== undefined && `(${count})`]
        .filter(Boolean)
        .join(' ')}
    </option>
  ))
}
