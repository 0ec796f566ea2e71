import { read } from '~/db/read.server'
import * as reads from '~/db/generated/reads.server'
import type { Row } from '~/db/generated/rows'
import { withShownName } from '~/domain/people/shown-name'
import type { Viewer } from '~/viewer/viewer'
import type { ListedRow } from '~/db/listed-row'

/** A mentorship as mentee or mentor sees it; contact data of the other person only while it runs. */
export type Mentorship = Row<'own_mentorships'>
export type MentorshipStatus = Mentorship['status']

/** The viewer's mentorships, newest first. */
export async function listMentorships(viewer: Viewer) {
  const mentorships = await reads.ownMentorships(viewer)
  return mentorships.map((mentorship) => withShownName(viewer, mentorship))
}

export type AdminMentorship = ListedRow<'admin_mentorships'>

/** One mentorship in any status, for admins, or undefined. */
export async function findAdminMentorship(viewer: Viewer, id: number) {
  const [mentorship] = await read(
    viewer,
    (sql) => sql<AdminMentorship[]>`select * from api.admin_mentorships where id = ${id}`,
  )
  return mentorship
}

/** The other mentorships of its mentor that run or are paused, for admins. */
export function listOtherPairs(viewer: Viewer, { id, mentorId }: AdminMentorship) {
  return read(
    viewer,
    (sql) => sql<Pick<AdminMentorship, 'id' | 'menteeName'>[]>`
    select id, mentee_name from api.admin_mentorships
    where mentor_id = ${mentorId} and id <> ${id} and status in ('running', 'paused') order by id`,
  )
}
