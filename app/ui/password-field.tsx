import { useState } from 'react'
import { useFramework } from '~/http/page'
import { buttonClass } from './button'
import { describedBy, Field, type FieldBinding, type FieldWords } from './field-shell'
import { useHydrated } from './hydrated'

export type PasswordFieldProps = FieldBinding &
  FieldWords & {
    autoComplete?: 'current-password' | 'new-password'
    showLabel: string
    hideLabel: string
  }

/** A password that can be shown. The button needs JavaScript and appears with it. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, name, label, hint, optional, errors, autoComplete = 'current-password' } = props
  const [shown, setShown] = useState(false)
  useFramework()
  const hydrated = useHydrated()
  return (
    <Field {...{ id, label, hint, optional, errors }}>
      <div className="flex gap-2">
        <input
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          required={props.required}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className="control"
          {...describedBy({ id, hint, errors })}
        />
        {hydrated && (
          <button
            type="button"
            aria-controls={id}
            onClick={() => setShown(!shown)}
            className={buttonClass('secondary', 'shrink-0 text-sm')}
          >
            {shown ? props.hideLabel : props.showLabel}
          </button>
        )}
      </div>
    </Field>
  )
}
