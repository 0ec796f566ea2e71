import type { ReactNode } from 'react'
import type { PartsBinding } from './conform'
import { FieldGroup } from './field-shell'

type PartName = 'day' | 'month' | 'year'

type GroupWords = { legend: ReactNode; hint?: ReactNode; optional?: string }

export type DatePartsProps = PartsBinding &
  GroupWords & {
    labels: Record<PartName, string>
    /** `bday` lets the browser fill in a birthdate. */
    autoComplete?: 'bday'
  }

export type MonthPartsProps = PartsBinding & GroupWords & { labels: Record<'month' | 'year', string> }

type PartsProps = PartsBinding &
  GroupWords & {
    parts: PartName[]
    labels: Partial<Record<PartName, string>>
    autoComplete?: 'bday'
  }

function Parts({ id, name, legend, hint, optional, errors, parts, labels, ...rest }: PartsProps) {
  return (
    <FieldGroup {...{ id, legend, hint, optional, errors }}>
      <div className="flex flex-wrap gap-3">
        {parts.map((part) => (
          <div key={part} className={part === 'year' ? 'w-28' : 'w-20'}>
            <label htmlFor={`${id}-${part}`} className="mb-1 block text-sm">
              {labels[part]}
            </label>
            <input
              id={`${id}-${part}`}
              name={`${name}.${part}`}
              type="text"
              inputMode="numeric"
              autoComplete={rest.autoComplete && `${rest.autoComplete}-${part}`}
              defaultValue={rest.defaultValue?.[part]}
              aria-invalid={errors?.length ? true : undefined}
              className="control tabular"
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}

/** A date in three small fields: `name.day`, `name.month`, `name.year`. */
export function DateParts(props: DatePartsProps) {
  return <Parts {...props} parts={['day', 'month', 'year']} />
}

/** A month and a year: `name.month`, `name.year`. */
export function MonthParts(props: MonthPartsProps) {
  return <Parts {...props} parts={['month', 'year']} />
}
