import { useTranslation } from '~/i18n/use-translation'
import { Form } from '~/http/page'
import { SearchBox } from '~/ui/search-box'
import type { ListSource } from '~/domain/lists/list'
import { ListFilters, type FilterChoices } from './list-filters'
import type { ListQuery } from './list-query'

type ListFormProps = {
  list: ListSource
  query: ListQuery
  /** The choices of filters whose values come from the data. */
  choices: FilterChoices
}

/** Search and filters as a GET form; scope and order stay. */
export function ListForm({ list, query, choices }: ListFormProps) {
  const { t } = useTranslation('admin')
  return (
    <Form
      key={`${query.scope} ${query.q} ${Object.keys(query.filters).join()}`}
      method="get"
      action={list.path}
      role="search"
      className="flex flex-wrap items-end gap-x-4 gap-y-2"
    >
      <input type="hidden" name="scope" value={query.scope} />
      {query.order !== list.order[query.scope] && <input type="hidden" name="sort" value={query.order} />}
      <ListFilters {...{ list, query, choices }} />
      <div className="min-w-0 grow basis-52">
        <SearchBox
          within
          label={t(`${list.words}.search`)}
          button={t('common:form.search')}
          defaultValue={query.q}
        />
      </div>
    </Form>
  )
}
