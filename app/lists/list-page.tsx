import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { ListedView } from '~/db/listed-row'
import { Link } from '~/http/page'
import { useMayOpen } from '~/http/use-may-open'
import type { Language } from '~/i18n/locale'
import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { QueuePage, type Chip } from '~/ui/queue-page'
import { ChoosableRows } from './choosable-rows'
import type { ListSource } from '~/domain/lists/list'
import { ListDownload } from './list-download'
import { filterLabel, type FilterChoices } from './list-filters'
import { ListForm } from './list-form'
import { listLink, listName, withoutPage, type ListQuery } from './list-query'
import type { LoadedList } from './load-list.server'
import { ListPagination } from './list-pagination'
import { scopeWords, titleOf } from './scope-words'
import type { Table } from './table'

type ListPageProps<View extends ListedView> = {
  table: Table<View>
  loaded: LoadedList<View>
  actions?: ReactNode
  /** Stands above the tabs. */
  intro?: ReactNode
  /** The choices of filters whose values come from the data and from no lookup. */
  choices?: FilterChoices
}

/**
 * The page of a list: scopes with counts, search and filters, rows, links to the next and the previous page.
 */
export function ListPage<View extends ListedView>(props: ListPageProps<View>) {
  const { table, loaded, actions, intro } = props
  const { list } = table
  const { t, language } = useTranslation('admin')
  const { query, rows, counts, found: count, foundMore } = loaded
  const choices = { ...loaded.choices, ...props.choices }
  const { words } = list
  const mayOpen = useMayOpen()
  const scopes = list.tabs ?? list.scopes
  const found = (
    <p className="found">
      <output>
        {foundMore ? t('queue.moreThan', { count }) : t('common:pagination.results', { count })}
      </output>{' '}
      <span>{t(scopeWords(list, 'leads', query.scope))}</span>
    </p>
  )
  const tabs = scopes.map((scope) => ({
    to: listLink(list, { scope, q: query.q }),
    label: t(scopeWords(list, 'scopes', scope)),
    count: counts[scope],
    current: scope === query.scope,
  }))
  return (
    <QueuePage
      title={t(titleOf(words))}
      actions={
        <>
          {actions}
          {rows.length > 0 && mayOpen('/admin/exports/:list', { list: listName(list) }) && (
            <ListDownload list={list} query={query} />
          )}
        </>
      }
      intro={intro}
      tabs={scopes.length > 1 ? { label: t('common:facts.state'), items: tabs } : undefined}
      search={
        <div className="grid gap-2">
          <ListForm list={list} query={query} choices={choices} />
          {isNarrowed(list, query) && (
            <p className="text-sm text-muted">
              {t('queue.bookmark')} <Link to={listLink(list, withoutPage(query))}>{t('queue.link')}</Link>
            </p>
          )}
        </div>
      }
      chips={chipsOf(list, query, choices, (key, values) => t(key, { ...values }), language)}
      pagination={<ListPagination list={list} loaded={loaded} />}
    >
      {rows.length > 0 ? (
        <ChoosableRows {...{ table, query, rows, found }} count={loaded.found} />
      ) : (
        <>
          {found}
          <EmptyList list={list} query={query} />
        </>
      )}
    </QueuePage>
  )
}

/** Whether the address says more than one of the scopes, which stand there anyway. */
const isNarrowed = (list: ListSource, query: ListQuery) =>
  listLink(list, withoutPage(query)) !== listLink(list, { scope: query.scope })

function chipsOf(
  list: ListSource,
  query: ListQuery,
  choices: FilterChoices,
  t: (key: string | string[], values?: object) => string,
  language: Language,
): Chip[] {
  const { scope, q, order, filters } = query
  const removeLabel = t('common:form.removeFilter')
  const search = q ? [{ label: q, removeTo: listLink(list, { scope, order, filters }), removeLabel }] : []
  return [
    ...search,
    ...Object.entries(filters).map(([name, value]) => ({
      label: filterLabel(list, [name, value], choices, t, language),
      removeTo: listLink(list, { scope, q, order, filters: { ...filters, [name]: '' } }),
      removeLabel,
    })),
  ]
}

function EmptyList({ list, query }: { list: ListSource; query: ListQuery }) {
  const { t } = useTranslation('admin')
  const { scope, q, filters } = query
  if (!q && Object.keys(filters).length === 0)
    return <EmptyState title={t(scopeWords(list, 'empty', scope))} />
  const clear = <LinkButton to={listLink(list, { scope })}>{t('queue.clearSearch')}</LinkButton>
  return (
    <EmptyState title={t([`${list.words}.nothingFound`, 'queue.nothingFound'])} action={clear}>
      <p>{t([`${list.words}.nothingFoundText`, 'queue.nothingFoundText'])}</p>
    </EmptyState>
  )
}

/** The same for lists that share a page; shows the one that was read. */
export function SharedListPage({
  tables,
  loaded,
}: {
  tables: readonly Table[]
  loaded: LoadedList<ListedView> & { at: number }
}) {
  return <ListPage table={tables[loaded.at]!} loaded={loaded} />
}
