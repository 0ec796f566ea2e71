import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { SearchBox } from '~/ui/search-box'
import { SelectField } from '~/ui/select-field'
import type { ListSource } from './list'
import type { ListQuery } from './list-query'

/** Search and filters as a form that opens the list anew; scope and order stay. */
export function ListForm({ list, query }: { list: ListSource; query: ListQuery }) {
  const { t } = useTranslation('admin')
  const filters = Object.entries(list.filters ?? {})
  return (
    <Form
      key={`${query.scope} ${query.q}`}
      method="get"
      action={list.path}
      role="search"
      className="grid gap-4"
    >
      <input type="hidden" name="scope" value={query.scope} />
      {query.order !== list.order[query.scope] && <input type="hidden" name="sort" value={query.order} />}
      {filters.length > 0 && (
        <div className="flex flex-wrap gap-4">
          {filters.map(([name, { values }]) => (
            <SelectField
              key={name}
              name={name}
              id={`filter-${name}`}
              label={t(`${list.words}.filters.${name}.label`)}
              defaultValue={query.filters[name] ?? ''}
              options={[
                { value: '', label: t('queue.any') },
                ...values.map((value) => ({ value, label: t(`${list.words}.filters.${name}.${value}`) })),
              ]}
            />
          ))}
        </div>
      )}
      <SearchBox label={t(`${list.words}.search`)} button={t('common:form.search')} defaultValue={query.q} />
    </Form>
  )
}
