import { useState } from 'react'
import { useFramework } from '~/http/page'
import { describedBy, Field, type FieldBinding, type FieldWords } from './field-shell'
import { useHydrated } from './hydrated'

export type TextAreaProps = FieldBinding &
  FieldWords & {
    rows?: number
    lang?: string
    spellCheck?: boolean
    /** Counts while the user types (with JavaScript); `text` formats the count. */
    counter?: { unit: 'words' | 'characters'; text: (count: number) => string }
    className?: string
  }

function count(text: string, unit: 'words' | 'characters') {
  return unit === 'characters' ? text.length : text.split(/\s+/u).filter(Boolean).length
}

/** Several lines of text; grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { id, name, label, hint, optional, errors, rows = 5, counter, className } = props
  const [text, setText] = useState(props.defaultValue ?? '')
  useFramework(counter !== undefined)
  const hydrated = useHydrated()
  const counted = counter && hydrated
  return (
    <Field {...{ id, label, hint, optional, errors, className }}>
      <textarea
        key={props.inputKey}
        id={id}
        name={name}
        rows={rows}
        lang={props.lang}
        spellCheck={props.spellCheck}
        defaultValue={props.defaultValue}
        required={props.required}
        onInput={counter && ((event) => setText(event.currentTarget.value))}
        className="control"
        {...describedBy({ id, hint, errors }, counted && `${id}-count`)}
      />
      {counted && (
        <p id={`${id}-count`} className="tabular text-sm text-muted">
          {counter.text(count(text, counter.unit))}
        </p>
      )}
    </Field>
  )
}
