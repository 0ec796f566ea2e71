import type { InputHTMLAttributes, ReactNode } from 'react'
import { classNames } from './class-names'
import { describedBy, Field, type FieldBinding, type FieldWords } from './field-shell'

type Passed =
  | 'autoComplete'
  | 'inputMode'
  | 'spellCheck'
  | 'autoCapitalize'
  | 'readOnly'
  | 'lang'
  | 'list'
  | 'form'

export type TextFieldProps = FieldBinding &
  FieldWords &
  Pick<InputHTMLAttributes<HTMLInputElement>, Passed> & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'date' | 'time'
    /** Matches the expected length of the answer. */
    width?: 'full' | 'half' | 'short'
    /** Shown after the control on the same line, such as a button. */
    suffix?: ReactNode
    className?: string
  }

const widths = { full: '', half: 'max-w-80', short: 'max-w-36' }

/**
 * One line of text. The control has no maxlength, because a browser would silently cut pasted text; the
 * server returns an error instead.
 */
export function TextField(props: TextFieldProps) {
  const { id, name, label, hint, optional, errors, width = 'full', suffix, className, type = 'text' } = props
  return (
    <Field {...{ id, label, hint, optional, errors, className }}>
      <div className="flex gap-2">
        <input
          id={id}
          name={name}
          type={type}
          form={props.form}
          defaultValue={props.defaultValue}
          required={props.required}
          minLength={props.minLength}
          data-most={props.maxLength}
          min={props.min}
          max={props.max}
          step={props.step}
          pattern={props.pattern}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          spellCheck={props.spellCheck}
          autoCapitalize={props.autoCapitalize}
          readOnly={props.readOnly}
          lang={props.lang}
          list={props.list}
          className={classNames('control', widths[width])}
          {...describedBy({ id, hint, errors })}
        />
        {suffix}
      </div>
    </Field>
  )
}

/** An e-mail field: no spell check, no capitals, e-mail keyboard. */
export function EmailField(props: TextFieldProps) {
  return <TextField type="email" autoComplete="email" spellCheck={false} autoCapitalize="none" {...props} />
}
