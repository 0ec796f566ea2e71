import type { ReactNode } from 'react'
import { describedBy, Field, type FieldBinding, type FieldWords } from './field-shell'

export type FileFieldProps = FieldBinding &
  FieldWords & {
    accept?: string
    /** The current file: its name, a link, a small picture. */
    current?: ReactNode
    /** The id of the picture that shows a chosen photo. */
    photo?: string
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
  photo,
  ...rest
}: FileFieldProps) {
  return (
    <Field {...{ id, label, hint, optional, errors }}>
      {current && <div id={`${id}-current`}>{current}</div>}
      <input
        id={id}
        name={name}
        type="file"
        accept={accept}
        data-photo={photo}
        multiple={rest.multiple}
        required={rest.required}
        className="control"
        {...describedBy({ id, hint, errors }, Boolean(current) && `${id}-current`)}
      />
    </Field>
  )
}
