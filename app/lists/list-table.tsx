import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { ListedRow, ListedView } from '~/db/listed-row'
import { DataTable } from '~/ui/table'
import { sortsIn, type ListSource } from '~/domain/lists/list'
import { listLink, type ListQuery } from './list-query'
import type { Table } from './table'

type ListTableProps<View extends ListedView> = {
  table: Table<View>
  /** The current query; without it the headings are not links. */
  query?: ListQuery
  rows: ListedRow<View>[]
  caption: string
  /** The box that chooses the row of this id, where rows can be chosen. */
  renderChoice?: (id: number) => ReactNode
}

/** The rows of a list. A sortable heading is a link; a second click reverses the order. */
export function ListTable<View extends ListedView>({
  table: { list, columns: all, note },
  query,
  rows,
  caption,
  renderChoice,
}: ListTableProps<View>) {
  const { t } = useTranslation('admin')
  const columns = all.filter(({ scopes }) => !query || (scopes?.includes(query.scope) ?? true))
  const headings = columns.map(({ id, label, numeric, names, code, sort }) => ({
    id,
    label: t(label),
    numeric,
    names,
    code,
    sort:
      query && sort && sortsIn(list, query.scope).includes(sort) ? sortLink(list, query, sort) : undefined,
  }))
  const shown = rows.map((row) => {
    const { id } = row as { id: number }
    return {
      id: String(id),
      cells: columns.map(({ cell }) => cell(row)),
      choice: renderChoice?.(id),
      note: note?.(row),
    }
  })
  return <DataTable caption={caption} hideCaption dense columns={headings} rows={shown} />
}

function sortLink(list: ListSource, { scope, q, order, filters }: ListQuery, sort: string) {
  const current = order.replace(/^-/, '') === sort
  const turned = current && !order.startsWith('-') ? `-${sort}` : sort
  return {
    to: listLink(list, { scope, q, filters, order: turned }),
    direction: current
      ? order.startsWith('-')
        ? ('descending' as const)
        : ('ascending' as const)
      : undefined,
  }
}
