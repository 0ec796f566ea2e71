import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { describedBy, Field, type FieldBinding, type FieldWords } from './field-shell'

export type FileFieldProps = FieldBinding &
  FieldWords & {
    accept?: string
    /** The current file: its name, a link, a small picture. */
    current?: ReactNode
    /** The id of the picture that shows a chosen photo. */
    photo?: string
    /** The longest side, in pixels, to which a large picture is made smaller before it is sent (app/browser/upload.ts). */
    longest?: number
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
  longest,
  ...rest
}: FileFieldProps) {
  const { t } = useTranslation('common')
  return (
    <Field {...{ id, label, hint, optional, errors }}>
      {current && <div id={`${id}-current`}>{current}</div>}
      <input
        id={id}
        name={name}
        type="file"
        accept={accept}
        data-photo={photo}
        data-longest={longest}
        multiple={rest.multiple}
        required={rest.required}
        className="control"
        {...describedBy({ id, hint, errors }, Boolean(current) && `${id}-current`)}
      />
      <div data-sending hidden className="flex items-center gap-3">
        <progress
          max={1}
          value={0}
          aria-label={t('form.sent')}
          className="h-2 w-full max-w-80 accent-primary"
        />
        <output className="tabular text-sm text-muted" />
      </div>
      <p data-not-sent hidden role="alert" className="max-w-read font-bold text-brick">
        {t('form.notSent')}
      </p>
    </Field>
  )
}
