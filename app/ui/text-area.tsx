import { useTranslation } from '~/i18n/use-translation'
import { describedBy, Field, type FieldBinding, type FieldWords } from './field-shell'

export type TextAreaProps = FieldBinding &
  FieldWords & {
    rows?: number
    lang?: string
    spellCheck?: boolean
    /** What is counted while the user types (app/browser/forms.ts); `text` says it of none. */
    counter?: { unit: 'words' | 'characters'; text: string }
    /** False where nobody else at this screen may find what was begun: a report. */
    kept?: boolean
    className?: string
  }

/** Several lines of text; grows with its content, and is kept in the tab until it was sent (app/browser/drafts.ts). */
export function TextArea(props: TextAreaProps) {
  const { t } = useTranslation('common')
  const { id, name, label, hint, optional, errors, rows = 5, counter, kept = true, className } = props
  return (
    <Field {...{ id, label, hint, optional, errors, className }}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        lang={props.lang}
        spellCheck={props.spellCheck}
        defaultValue={props.defaultValue}
        required={props.required}
        minLength={props.minLength}
        data-most={props.maxLength}
        data-kept={kept ? t('form.kept') : undefined}
        className="control"
        {...describedBy({ id, hint, errors }, counter && `${id}-count`)}
      />
      {counter && (
        <p
          id={`${id}-count`}
          data-counts={id}
          data-unit={counter.unit}
          data-text={counter.text}
          // Its line is kept: nothing moves when the count comes.
          className="tabular min-h-5 text-sm text-muted"
        />
      )}
    </Field>
  )
}
