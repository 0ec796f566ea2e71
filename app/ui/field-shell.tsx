import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { classNames } from './class-names'
import { Icon } from './icon'

/** Binds a field to its form; `fieldProps` in `~/ui/conform` creates it from a conform field. */
export type FieldBinding = {
  id: string
  name: string
  defaultValue?: string
  defaultOptions?: string[]
  defaultChecked?: boolean
  errors?: string[]
  required?: boolean
  minLength?: number
  maxLength?: number
  min?: string | number
  max?: string | number
  step?: string | number
  pattern?: string
  multiple?: boolean
}

export type FieldWords = {
  label: ReactNode
  hint?: ReactNode
  /** Marked as optional. Required fields are not marked. */
  optional?: boolean
}

type Described = { id: string; hint?: ReactNode; errors?: string[] }

/** The aria attributes that connect a control with its hint and error. */
export function describedBy({ id, hint, errors }: Described, ...more: (string | false | undefined)[]) {
  const ids = classNames(Boolean(hint) && `${id}-hint`, errors?.length && `${id}-error`, ...more)
  return { 'aria-describedby': ids || undefined, 'aria-invalid': errors?.length ? true : undefined } as const
}

/** Hint and error, between label and control. */
export function FieldNotes({ id, hint, errors }: Described) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="max-w-read text-sm text-muted">
          {hint}
        </p>
      )}
      {errors?.length ? (
        <p id={`${id}-error`} className="flex max-w-read gap-2 font-bold text-brick">
          <Icon name="alert" className="mt-[0.2em]" />
          <span>{errors.join(' ')}</span>
        </p>
      ) : null}
    </>
  )
}

// app/browser/mended.ts takes it away.
export const invalidEdge = 'invalid-edge'

/** The label text, with the mark of an optional field. */
function LabelText({ label, optional }: Pick<FieldWords, 'label' | 'optional'>) {
  const { t } = useTranslation('common')
  return (
    <>
      {label}
      {optional && <span className="font-normal text-muted"> {t('form.optional')}</span>}
    </>
  )
}

export type FieldProps = FieldWords & {
  id: string
  error?: string
  errors?: string[]
  className?: string
  children: ReactNode
}

/** Label, hint, error and control, in this order. */
export function Field({ id, label, hint, optional, error, errors, className, children }: FieldProps) {
  const messages = errors ?? (error ? [error] : undefined)
  return (
    <div className={classNames('grid gap-1.5', messages?.length && invalidEdge, className)}>
      <label htmlFor={id} className="w-fit font-bold">
        <LabelText label={label} optional={optional} />
      </label>
      <FieldNotes id={id} hint={hint} errors={messages} />
      {children}
    </div>
  )
}

export type FieldGroupProps = Omit<FieldProps, 'label' | 'error'> & { legend: ReactNode }

/** The same for a group of controls with one question. */
export function FieldGroup({ id, legend, hint, optional, errors, className, children }: FieldGroupProps) {
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classNames('grid min-w-0 gap-1.5', errors?.length && invalidEdge, className)}
      aria-describedby={describedBy({ id, hint, errors })['aria-describedby']}
    >
      {/* A float, for a grid puts it in a row like any other; else the edge would begin at its middle. */}
      <legend className="float-left w-full font-bold">
        <LabelText label={legend} optional={optional} />
      </legend>
      <FieldNotes id={id} hint={hint} errors={errors} />
      {children}
    </fieldset>
  )
}
