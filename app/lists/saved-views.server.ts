import { asViewer } from '~/db/as-viewer.server'
import { sendOne } from '~/db/at-once.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import type { ListSource } from '~/domain/lists/list'
import { listLink, pageName, withoutPage, type ListQuery } from './list-query'

/** A view of a list that its reader has saved. */
export type SavedView = Pick<Row<'saved_views'>, 'id' | 'name' | 'query'>

/** The views that the viewer has saved of a list's page, by name. */
export async function listViews(viewer: Viewer, list: Pick<ListSource, 'path'>): Promise<SavedView[]> {
  return sendOne(
    viewer,
    (sql) => sql<SavedView[]>`
    select id, name, query from api.saved_views where list = ${pageName(list)} order by name, id`,
  )
}

/** Every view that the viewer has saved, by list and name. */
export function listAllViews(viewer: Viewer) {
  return sendOne(
    viewer,
    (sql) => sql<Row<'saved_views'>[]>`select * from api.saved_views order by list, name, id`,
  )
}

/** Saves how a list is open under a name. Raises role_not_held, too_many_views, view_name_taken. */
export function saveView(viewer: Viewer, list: ListSource, query: ListQuery, name: string) {
  const [, parameters = ''] = listLink(list, withoutPage(query)).split('?')
  const kept = Object.fromEntries(new URLSearchParams(parameters))
  return asViewer(
    viewer,
    (sql) =>
      sql`select api.save_view(list => ${pageName(list)}, name => ${name}, query => ${sql.json(kept)})`,
  )
}

/** Deletes a view that the viewer has saved; one that is gone is no error. Raises role_not_held. */
export function deleteView(viewer: Viewer, id: number) {
  return asViewer(viewer, (sql) => sql`select api.delete_view(view_id => ${id})`)
}
