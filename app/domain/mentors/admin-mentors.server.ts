import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import type { ListedRow } from '~/db/listed-row'
import { Refusal } from '~/db/refusal.server'
import type { Viewer } from '~/viewer/viewer'
import type { MakeInactive } from './mentor-record-schema'

/** A mentor in the team's list. */
export type AdminMentor = ListedRow<'admin_mentors'>

/**
 * An administrator makes a mentor inactive. Raises already_inactive and the errors of
 * api.change_mentor_status.
 */
export async function makeInactive(viewer: Viewer, id: number, { reason }: MakeInactive) {
  const changed = await acts.changeMentorStatus(viewer, { status: 'inactive', mentorId: id, reason })
  if (!changed) throw new Refusal('already_inactive', undefined, 409)
}

export type FlaggedMentor = Pick<AdminMentor, 'id' | 'name' | 'rejections'>

/** R19. Active mentors with so many rejections lately that the team should look, by surname. */
export function listFlaggedMentors(viewer: Viewer, limit: number) {
  return read(
    viewer,
    (sql) => sql<FlaggedMentor[]>`
    select v.id, v.name, v.rejections from api.admin_mentors v
    where v.id in (select id from api.admin_mentors where in_flagged order by name_key, id limit ${limit})
    order by v.name_key, v.id`,
  )
}
