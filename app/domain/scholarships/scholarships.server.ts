import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import type { ListedRow } from '~/db/listed-row'
import type { DecideGift } from './schema'

export type Scholarship = ListedRow<'admin_scholarships'>
export type ScholarshipYear = Row<'scholarship_years'>

/** The scholarships given per year, newest first, including this year. */
export function listYears(viewer: Viewer) {
  return read(viewer, (sql) => sql<ScholarshipYear[]>`select * from api.scholarship_years order by year desc`)
}

/** Scholarships that can be awarded at present, the oldest first. */
export function listOpenScholarships(viewer: Viewer, limit = 50) {
  return read(
    viewer,
    (sql) => sql<Scholarship[]>`
    select * from api.admin_scholarships where state = 'open' order by kind, id limit ${limit}`,
  )
}

/** The gifts of a mentor in any state, the newest first. */
export function listGiftsOf(viewer: Viewer, mentorId: number) {
  return read(
    viewer,
    (sql) => sql<Scholarship[]>`
    select * from api.admin_scholarships where giver_id = ${mentorId} order by id desc limit 20`,
  )
}

/** One scholarship in any state, or undefined. */
export async function findScholarship(viewer: Viewer, id: number) {
  const [scholarship] = await read(
    viewer,
    (sql) => sql<Scholarship[]>`select * from api.admin_scholarships where id = ${id}`,
  )
  return scholarship
}

/** Approves or declines a mentor's gift. Raises scholarship_not_found, own_profile, gift_decided. */
export function decideGift(viewer: Viewer, id: number, { decision, message }: DecideGift) {
  return acts.decideGift(viewer, { scholarshipId: id, approve: decision === 'approve', message })
}
