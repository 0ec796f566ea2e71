import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import { browserFamily } from './browser-family'

export type Device = { since: Date; lastSeen: Date; browser: string; current: boolean }

/** The viewer's open sessions, this device first. */
export async function listDevices(viewer: Viewer): Promise<Device[]> {
  const sessions = await asViewer(
    viewer,
    (sql) => sql<Row<'own_sessions'>[]>`
    select * from api.own_sessions()`,
  )
  return sessions.map(({ createdAt, seenAt, userAgent, current }) => ({
    since: createdAt,
    lastSeen: seenAt,
    browser: browserFamily(userAgent),
    current,
  }))
}

/** Closes the viewer's other sessions. */
export function signOutOthers(viewer: Viewer) {
  return asViewer(viewer, (sql) => sql`select api.close_other_sessions()`)
}
