import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'

export type OwnGift = Row<'own_gifts'>

/** The viewing mentor's gifts, the newest first. */
export function listOwnGifts(viewer: Viewer) {
  return asViewer(viewer, (sql) => sql<OwnGift[]>`select * from api.own_gifts()`)
}

/** Names this year's gift. Raises gift_named. */
export function nameGift(viewer: Viewer, name: string) {
  return asViewer(viewer, (sql) => sql`select api.gift_scholarship(name => ${name})`)
}
