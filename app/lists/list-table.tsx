import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { ListedRow, ListedView } from '~/db/listed-row'
import { DataTable } from '~/ui/table'
import type { ListSource } from '~/domain/lists/list'
import { listLink, type ListQuery } from './list-query'
import type { Table } from './table'

type ListTableProps<View extends ListedView> = {
  table: Table<View>
  /** The current query; without it the headings are not links. */
  query?: ListQuery
  rows: ListedRow<View>[]
  caption: string
  /** The box that chooses a row, where rows can be chosen. */
  renderChoice?: (row: ListedRow<View>) => ReactNode
}

/** The rows of a list. A sortable heading is a link; a second click reverses the order. */
export function ListTable<View extends ListedView>({
  table: { list, columns, note },
  query,
  rows,
  caption,
  renderChoice,
}: ListTableProps<View>) {
  const { t } = useTranslation('admin')
  const headings = columns.map(({ id, label, numeric, code, sort }) => ({
    id,
    label: t(label),
    numeric,
    code,
    sort: query && sort !== undefined ? sortLink(list, query, sort) : undefined,
  }))
  const shown = rows.map((row) => ({
    id: String((row as { id: number }).id),
    cells: columns.map(({ cell }) => cell(row)),
    choice: renderChoice?.(row),
    note: note?.(row),
  }))
  return <DataTable caption={caption} hideCaption columns={headings} rows={shown} />
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
