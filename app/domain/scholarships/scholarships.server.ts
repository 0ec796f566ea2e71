import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import type { ListedRow } from '~/db/listed-row'
import type { DecideGift, NewScholarship } from './schema'

export type Scholarship = ListedRow<'admin_scholarships'>
export type ScholarshipYear = Row<'scholarship_years'>

/** What each year has given, the newest first, this one among them. */
export function listYears(viewer: Viewer) {
  return asViewer(
    viewer,
    (sql) => sql<ScholarshipYear[]>`select * from api.scholarship_years order by year desc`,
  )
}

/** Scholarships that may be awarded now, the oldest first. */
export function listOpenScholarships(viewer: Viewer, limit = 50) {
  return asViewer(
    viewer,
    (sql) => sql<Scholarship[]>`
    select * from api.admin_scholarships where state = 'open' order by kind, id limit ${limit}`,
  )
}

/** One scholarship in whatever state, or undefined. */
export async function findScholarship(viewer: Viewer, id: number) {
  const [scholarship] = await asViewer(
    viewer,
    (sql) => sql<Scholarship[]>`select * from api.admin_scholarships where id = ${id}`,
  )
  return scholarship
}

/** Opens a scholarship of this year; returns its id. */
export async function createScholarship(viewer: Viewer, { name, kind }: NewScholarship) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ id: number }[]>`
    select api.create_scholarship(name => ${name}, kind => ${kind}) as id`,
  )
  return row!.id
}

/** Raises scholarship_not_found. */
export function renameScholarship(viewer: Viewer, id: number, name: string) {
  return asViewer(
    viewer,
    (sql) => sql`select api.rename_scholarship(scholarship_id => ${id}, name => ${name})`,
  )
}

/** Approves a mentor's gift or turns it down. Raises scholarship_not_found, own_profile, gift_decided. */
export function decideGift(viewer: Viewer, id: number, { decision, message }: DecideGift) {
  return asViewer(viewer, (sql) =>
    decision === 'approve'
      ? sql`select api.approve_gift(scholarship_id => ${id})`
      : sql`select api.decline_gift(scholarship_id => ${id}, message => ${message ?? null})`,
  )
}
