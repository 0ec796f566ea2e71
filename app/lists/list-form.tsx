import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useConstants } from '~/http/root-data'
import { SearchBox } from '~/ui/search-box'
import { SelectField } from '~/ui/select-field'
import type { ListSource } from './list'
import type { ListQuery } from './list-query'

type ListFormProps = {
  list: ListSource
  query: ListQuery
  /** The choices of filters whose values come from the data. */
  choices?: Record<string, string[]>
}

/** Search and filters as a GET form; scope and order stay. */
export function ListForm({ list, query, choices }: ListFormProps) {
  const { t } = useTranslation('admin')
  const constants = { ...useConstants() }
  const filters = Object.entries(list.filters ?? {})
  return (
    <Form
      key={`${query.scope} ${query.q}`}
      method="get"
      action={list.path}
      role="search"
      className="flex flex-wrap items-end gap-4"
    >
      <input type="hidden" name="scope" value={query.scope} />
      {query.order !== list.order[query.scope] && <input type="hidden" name="sort" value={query.order} />}
      {filters.map(([name, filter]) => (
        <SelectField
          key={name}
          name={name}
          id={`filter-${name}`}
          label={t(`${list.words}.filters.${name}.label`)}
          defaultValue={query.filters[name] ?? ''}
          options={[
            { value: '', label: t('queue.any') },
            ...('values' in filter
              ? filter.values.map((value) => ({
                  value,
                  label: t(`${list.words}.filters.${name}.${value}`, constants),
                }))
              : (choices?.[name] ?? []).map((value) => ({ value, label: value }))),
          ]}
        />
      ))}
      <div className="min-w-60 grow">
        <SearchBox
          label={t(`${list.words}.search`)}
          button={t('common:form.search')}
          defaultValue={query.q}
        />
      </div>
    </Form>
  )
}
