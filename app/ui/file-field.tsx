import type { ChangeEvent, ReactNode } from 'react'
import { describedBy, Field, type FieldBinding, type FieldWords } from './field-shell'

export type FileFieldProps = FieldBinding &
  FieldWords & {
    accept?: string
    /** The current file: its name, a link, a small picture. */
    current?: ReactNode
    onChange?: (event: ChangeEvent<HTMLInputElement>) => void
  }

/** A file input; its form needs `encType="multipart/form-data"`. */
export function FileField({
  id,
  name,
  label,
  hint,
  optional,
  errors,
  current,
  accept,
  onChange,
  ...rest
}: FileFieldProps) {
  return (
    <Field {...{ id, label, hint, optional, errors }}>
      {current && <div id={`${id}-current`}>{current}</div>}
      <input
        key={rest.inputKey}
        id={id}
        name={name}
        type="file"
        accept={accept}
        onChange={onChange}
        multiple={rest.multiple}
        required={rest.required}
        className="control"
        {...describedBy({ id, hint, errors }, Boolean(current) && `${id}-current`)}
      />
    </Field>
  )
}
