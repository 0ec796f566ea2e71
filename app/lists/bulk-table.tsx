import type { ListedRow, ListedView } from '~/db/listed-row'
import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { DataTable } from '~/ui/table'
import type { BulkAct, Table } from './table'

type BulkTableProps = {
  table: Table
  act: BulkAct
  caption: string
  rows: { row: ListedRow<ListedView>; note: ReactNode }[]
}

/** Chosen rows as their list shows them, in the columns that the act needs; a note stands below its row. */
export function BulkTable({ table, act, caption, rows }: BulkTableProps) {
  const { t } = useTranslation('admin')
  const columns = table.columns.filter(({ id }) => act.columns.includes(id))
  return (
    <DataTable
      caption={caption}
      columns={columns.map(({ id, label, numeric, code }) => ({
        id,
        label: t(label),
        numeric,
        code,
      }))}
      rows={rows.map(({ row, note }) => ({
        id: String(row.id),
        cells: columns.map(({ id, cell }) => {
          const Cell = act.cells?.[id] ?? cell
          return <Cell key={id} {...row} />
        }),
        note,
      }))}
    />
  )
}
