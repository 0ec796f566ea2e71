import { asViewer } from '~/db/as-viewer.server'
import type { Viewer } from '~/http/viewer.server'

export type OwnGift = {
  id: number
  name: string
  year: number
  thisYear: boolean
  state: 'waiting' | 'approved' | 'awarded' | 'declined'
  /** What the team wrote when it turned it down. */
  message: string | null
  namedAt: Date
}

/** The viewing mentor's gifts, the newest first. */
export function listOwnGifts(viewer: Viewer) {
  return asViewer(viewer, (sql) => sql<OwnGift[]>`select * from api.own_gifts()`)
}

/** Names this year's gift. Raises gift_named. */
export function nameGift(viewer: Viewer, name: string) {
  return asViewer(viewer, (sql) => sql`select api.gift_scholarship(name => ${name})`)
}
