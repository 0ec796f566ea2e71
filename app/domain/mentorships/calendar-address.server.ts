import { asSignIn, asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'

export type CalendarEntry = Row<'auth_calendar'>

/** Since when the viewer has a calendar address, or null. */
export async function findCalendarAddress(viewer: Viewer) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ since: Date | null }[]>`select api.own_calendar_address() as since`,
  )
  return row!.since
}

/** Gives the viewer a new calendar address; returns its secret, which is stored nowhere else. */
export async function renewCalendarAddress(viewer: Viewer) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ token: string }[]>`select api.renew_calendar_address() as token`,
  )
  return row!.token
}

/** Ends the viewer's calendar address. */
export function revokeCalendarAddress(viewer: Viewer) {
  return asViewer(viewer, (sql) => sql`select api.revoke_calendar_address()`)
}

/** The language, planned sessions and seminars of a calendar address; undefined if there is no such address. */
export async function readCalendar(token: string) {
  const rows = await asSignIn(
    (sql) => sql<CalendarEntry[]>`select * from api.auth_calendar(token => ${token})`,
  )
  return (
    rows[0] && {
      locale: rows[0].locale,
      sessions: rows.filter(({ id }) => id !== null),
      seminars: rows.filter(({ seminarId }) => seminarId !== null),
    }
  )
}
