import type { ListedView } from '~/db/listed-row'
import type { ListSource } from '~/domain/lists/list'
import { useTranslation } from '~/i18n/use-translation'
import { Pagination } from '~/ui/pagination'
import { listLink } from './list-query'
import type { LoadedList } from './load-list.server'

/** The links to the next and the previous page of a list. */
export function ListPagination({
  list,
  loaded,
}: {
  list: ListSource
  loaded: Pick<LoadedList<ListedView>, 'query' | 'next' | 'previous'>
}) {
  const { t } = useTranslation('admin')
  const { query, next, previous } = loaded
  const { page } = query
  const before =
    page > 2
      ? { ...query, after: null, before: previous, page: page - 1 }
      : { ...query, after: null, before: null }
  return (
    <Pagination
      label={t('common:pagination.label')}
      position={next || previous ? t('common:pagination.page', { page }) : undefined}
      previous={previous ? { to: listLink(list, before), label: t('common:pagination.previous') } : undefined}
      next={
        next
          ? {
              to: listLink(list, { ...query, after: next, before: null, page: page + 1 }),
              label: t('common:pagination.next'),
            }
          : undefined
      }
    />
  )
}
