import * as reads from '~/db/generated/reads.server'
import type { Row } from '~/db/generated/rows'

export type CalendarEntry = Row<'auth_calendar'>

/** The language, planned sessions and seminars of a calendar address; undefined if there is no such address. */
export async function readCalendar(token: string) {
  const rows = await reads.authCalendar({ token })
  return (
    rows[0] && {
      locale: rows[0].locale,
      sessions: rows.filter(({ id }) => id !== null),
      seminars: rows.filter(({ seminarId }) => seminarId !== null),
    }
  )
}
