import { useTranslation } from '~/i18n/use-translation'
import { formatDate } from '~/i18n/format'
import type { Language } from '~/i18n/locale'
import { CheckboxField, DateParts, type Option, SelectField } from '~/ui/field'
import { Icon } from '~/ui/icon'
import { tellsApart, type ListSource } from '~/domain/lists/list'
import { namedValues, takesDay, type ListFilter } from '~/domain/lists/list-filter'
import type { ListQuery } from './list-query'

/** The choices of filters whose values come from the data: each with its name, or as it is. */
export type FilterChoices = Record<string, readonly (string | Option)[]>

type FiltersProps = { list: ListSource; query: ListQuery; choices: FilterChoices }

/** The filters of a list: selects, and boxes to tick. They are folded away: what is set stands below the search. */
export function ListFilters({ list, query, choices }: FiltersProps) {
  const { t } = useTranslation('admin')
  const filters = Object.entries(list.filters ?? {})
  const selects = filters.filter(([, filter]) => !('flag' in filter))
  const flags = filters.filter(([name, filter]) => 'flag' in filter && isOffered(list, query, name, '1'))
  const fields = selects.map(([name, filter]) => (
    <FilterSelect key={name} {...{ list, query, name, filter, choices: choices[name] }} />
  ))
  const boxes = flags.map(([name]) => (
    <CheckboxField
      key={name}
      id={`filter-${name}`}
      name={name}
      value="1"
      label={t(labelOf(list, name))}
      defaultChecked={query.filters[name] !== undefined}
    />
  ))
  if (fields.length + boxes.length === 0) return null
  return (
    <details className="open:w-full">
      <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-medium hover:text-primary">
        <Icon name="chevronDown" className="turns transition-transform" />
        {t('common:form.filters')}
      </summary>
      <div className="mt-2 grid gap-5 rounded-leaf border border-line bg-card p-4">
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">{fields}</div>
        {boxes.length > 0 && (
          <fieldset>
            <legend className="mb-1 font-medium">{t('queue.only')}</legend>
            <div className="grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">{boxes}</div>
          </fieldset>
        )}
      </div>
    </details>
  )
}

type SelectProps = Omit<FiltersProps, 'choices'> & {
  name: string
  filter: ListFilter
  choices?: FilterChoices[string]
}

function FilterSelect({ list, query, name, filter, choices = [] }: SelectProps) {
  const { t } = useTranslation('admin')
  const label = t(labelOf(list, name))
  const field = { name, id: `filter-${name}`, label, defaultValue: query.filters[name] ?? '' }
  if (takesDay(filter))
    return field.defaultValue || tellsApart(list, query.scope, name, '') ? (
      <DateParts {...field} legend={label} />
    ) : null
  // A value that nobody can choose from a list comes with a link and is kept.
  if (
    choices.length === 0 &&
    ('id' in filter || 'among' in filter || ('like' in filter && 'column' in filter))
  ) {
    const value = query.filters[name]
    return value ? <input type="hidden" name={name} value={value} /> : null
  }
  const named = namedValues(filter)
    .filter((value) => isOffered(list, query, name, value))
    .map((value) => ({ value, label: t(wordOf(list, name, value)) }))
  const years =
    'yearsSince' in filter ? filter.values.map((value) => ({ value, label: atLeast(value, t) })) : []
  // The word for all agrees with the label, where the usual one does not.
  const all = t([`${list.words}.filters.${name}.any`, 'queue.any'])
  if (named.length + years.length + choices.length === 0) return null
  const options = [{ value: '', label: all }, ...named, ...years, ...choices.map(optionOf)]
  return <SelectField {...field} options={options} />
}

/** What tells rows of the scope apart, and what is chosen already. */
const isOffered = (list: ListSource, { scope, filters }: ListQuery, name: string, value: string) =>
  filters[name] === value || tellsApart(list, scope, name, value)

const atLeast = (years: string, t: (key: string, values: { count: number }) => string) =>
  t('queue.yearsAtLeast', { count: Number(years) })

/** Its own label, or that of the fact of its name. */
const labelOf = ({ words }: ListSource, name: string) => [`${words}.filters.${name}.label`, `facts.${name}`]

function wordOf({ words, filters }: ListSource, name: string, value: string) {
  const filter = filters![name]!
  return `${('words' in filter && filter.words) || `${words}.filters.${name}`}.${value}`
}

const optionOf = (choice: string | Option) =>
  typeof choice === 'string' ? { value: choice, label: choice } : choice

/** The words of a filter that is set: the name of its value, or of the box. */
export function filterLabel(
  list: ListSource,
  [name, value]: [string, string],
  choices: FilterChoices,
  t: (key: string | string[], values?: object) => string,
  language: Language,
) {
  const filter = list.filters![name]!
  if ('flag' in filter) return t(labelOf(list, name))
  if (takesDay(filter)) return `${t(labelOf(list, name))}: ${formatDate(language, value)}`
  if ('yearsSince' in filter) return atLeast(value, t)
  if (namedValues(filter).includes(value)) return t(wordOf(list, name, value))
  return choices[name]?.map(optionOf).find((choice) => choice.value === value)?.label ?? value
}
