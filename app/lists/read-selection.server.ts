import { act } from '~/db/act.server'
import { read } from '~/db/read.server'
import type { Viewer } from '~/viewer/viewer'
import type { FileFormat } from './file-format'
import type { FiledRow, ListedView } from '~/db/listed-row'
import type { ListSource } from '~/domain/lists/list'
import type { ListQuery } from './list-query'
import { byColumns, findRows, orderBy, selection, viewOf } from './selection.server'

/** Raises role_not_held and right_not_held for a viewer who may not export this list. */
export async function requireExportRight(viewer: Viewer, list: ListSource) {
  await read(viewer, (sql) => sql`select api.require_export_right(list => ${list.view})`)
}

/**
 * Selects the rows of an export: returns the ids of all rows that a query selects, in its order, and the names of the
 * columns to show. Records who exported which list and how many rows. Raises role_not_held.
 */
export function takeSelection(viewer: Viewer, list: ListSource, query: ListQuery, format: FileFormat) {
  const take = (columns: string[]) =>
    act(
      viewer,
      async (sql) => {
        const [found] = query.q ? await findRows(sql, list, query.q) : []
        // As JSON, which the driver parses faster than an array.
        const [selected] = await sql<{ ids: number[] }[]>`
        select coalesce(json_agg(id ${orderBy(sql, list, query.order)}), '[]') as ids
        from ${viewOf(sql, list)} where ${selection(sql, list, query, found?.ids ?? null)}`
        const { ids } = selected!
        await sql`
        select api.record_export(list => ${list.view}, format => ${format}, scope => ${query.scope},
          filters => ${sql.json(query.filters)}, searched => ${query.q !== ''}, row_count => ${ids.length})`
        return { ids, columns }
      },
      { patiently: true },
    )
  return byColumns(viewer, list, take)
}

/** Reads these columns of the rows with these ids, in this order, and what only the file has. Rows that no longer exist are left out. */
export async function readRows<View extends ListedView>(
  viewer: Viewer,
  list: ListSource & { view: View },
  ids: number[],
  columns: string[],
) {
  const rows = await read(
    viewer,
    (sql) => sql<(FiledRow<View> & { id: number })[]>`
      select ${sql(columns.map((name) => `v.${name}`))} ${list.fileView ? sql`, f.*` : sql``}
      from ${viewOf(sql, list)} v
        ${list.fileView ? sql`join ${sql(`api.${list.fileView}`)} f on f.id = v.id` : sql``}
      where v.id = any(${ids})`,
    { patiently: true },
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
