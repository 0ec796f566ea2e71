import { useTranslation } from '~/i18n/use-translation'
import { buttonClass } from './button'
import { describedBy, Field, type FieldBinding, type FieldWords } from './field-shell'

export type PasswordFieldProps = FieldBinding &
  FieldWords & {
    autoComplete?: 'current-password' | 'new-password'
  }

/** A password that can be shown: app/browser/forms.ts makes the button appear. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, name, label, hint, optional, errors, autoComplete = 'current-password' } = props
  const { t } = useTranslation('common')
  return (
    <Field {...{ id, label, hint, optional, errors }}>
      <div className="flex gap-2">
        <input
          id={id}
          name={name}
          type="password"
          required={props.required}
          minLength={props.minLength}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className="control"
          {...describedBy({ id, hint, errors })}
        />
        <button
          type="button"
          aria-controls={id}
          data-shows={id}
          data-other-label={t('form.hide')}
          className={buttonClass('secondary', 'needs-script shrink-0 text-sm')}
        >
          {t('form.show')}
        </button>
      </div>
    </Field>
  )
}
