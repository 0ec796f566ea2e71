import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { PartsBinding } from './conform'
import { FieldGroup } from './field-shell'

type PartName = 'day' | 'month' | 'year'

export type MonthPartsProps = PartsBinding & { legend: ReactNode; hint?: ReactNode; optional?: boolean }

export type DatePartsProps = MonthPartsProps & {
  /** `bday` lets the browser fill in a birthdate. */
  autoComplete?: 'bday'
  /** For a day that is often today or yesterday: today, and the first day that makes sense. Both YYYY-MM-DD. */
  near?: { today: string; from?: string }
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

/** What a field begins with: a day as text becomes its parts. */
function begun(value: PartsBinding['defaultValue']) {
  if (typeof value !== 'string') return value ?? {}
  const [year, month, day] = value.split('-')
  return { year, month, day, near: value }
}

function Parts({ parts, near, ...props }: DatePartsProps & { parts: PartName[] }) {
  const { t } = useTranslation('common')
  const { id, name, legend, hint, optional, errors, autoComplete } = props
  const given = begun(props.defaultValue)
  return (
    <FieldGroup {...{ id, legend, hint, optional, errors }} className="group/day">
      {near && <NearDays {...{ id, name, ...near }} given={given} />}
      <div className="flex flex-wrap gap-3 group-has-[.near-day:checked]/day:hidden">
        {parts.map((part) => (
          <div key={part} className={part === 'year' ? 'w-28' : 'w-20'}>
            <label htmlFor={`${id}-${part}`} className="mb-1 block text-sm">
              {t(`form.${part}`)}
            </label>
            <input
              id={`${id}-${part}`}
              name={`${name}.${part}`}
              type="text"
              inputMode="numeric"
              autoComplete={autoComplete && `${autoComplete}-${part}`}
              defaultValue={given[part]}
              aria-invalid={errors?.length ? true : undefined}
              className="control tabular"
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  )
}

type NearDaysProps = NonNullable<DatePartsProps['near']> & {
  id: string
  name: string
  given: ReturnType<typeof begun>
}

/** Today, yesterday, or another day, for which alone the three fields are shown. */
function NearDays({ id, name, today, from = '', given }: NearDaysProps) {
  const { t } = useTranslation('common')
  const yesterday = dayBefore(today)
  const days = [
    { value: today, label: t('nearDay.today') },
    ...(from <= yesterday ? [{ value: yesterday, label: t('nearDay.yesterday') }] : []),
  ]
  const chosen = days.find(({ value }) => value === given.near)?.value ?? (given.year ? '' : undefined)
  return (
    <div className="flex flex-wrap gap-x-6">
      {[...days, { value: '', label: t('nearDay.other') }].map(({ value, label }) => (
        <div key={value} className="flex items-start gap-3 py-2">
          <input
            type="radio"
            id={`${id}-near-${value}`}
            name={`${name}.near`}
            value={value}
            defaultChecked={value === chosen}
            className={value ? 'tick near-day' : 'tick'}
          />
          <label htmlFor={`${id}-near-${value}`} className="leading-snug font-medium">
            {label}
          </label>
        </div>
      ))}
    </div>
  )
}

/** A date in three small fields, `name.day`, `name.month`, `name.year`; the only field for a day. */
export function DateParts(props: DatePartsProps) {
  return <Parts {...props} parts={['day', 'month', 'year']} />
}

/** A month and a year: `name.month`, `name.year`. */
export function MonthParts(props: MonthPartsProps) {
  return <Parts {...props} parts={['month', 'year']} />
}
