import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from './button'
import { Icon } from './icon'

type SearchBoxProps = {
  id?: string
  label: string
  button: string
  defaultValue?: string
  /** The field, where it is more than one. */
  renderField?: (input: ComponentProps<'input'>) => ReactNode
  /** The label stands in the field, where the page has no room for it. */
  within?: boolean
}

const plain = (input: ComponentProps<'input'>) => <input {...input} />

/** A search field with its button, inside a GET form. */
export function SearchBox({
  id = 'q',
  label,
  button,
  defaultValue,
  renderField = plain,
  within,
}: SearchBoxProps) {
  return (
    <div className="@container flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <label htmlFor={id} className={within ? 'sr-only' : 'font-bold'}>
        {label}
      </label>
      <div className="flex min-w-0 max-w-xl grow gap-2">
        <div key={defaultValue} className="min-w-0 grow">
          {renderField({
            id,
            name: 'q',
            type: 'search',
            defaultValue,
            placeholder: within ? label : undefined,
            className: 'control min-w-0',
          })}
        </div>
        <button type="submit" className={buttonClass('primary', 'shrink-0 @max-sm:px-4')}>
          <Icon name="search" />
          <span className="@max-sm:sr-only">{button}</span>
        </button>
      </div>
    </div>
  )
}
