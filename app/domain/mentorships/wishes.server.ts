import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import { sendReport } from '~/domain/reports/reports.server'
import { listMentorships } from './mentorships.server'
import type { WishAct } from './schema'

export type Wish = Row<'pair_wishes'>

export type AdminWish = Row<'admin_pair_wishes'>

/** A mentorship of the viewer and the viewer's last wish about it, if any; undefined if there is no mentorship. */
export async function findWish(viewer: Viewer, mentorshipId: number) {
  const [mentorships, [wish]] = await Promise.all([
    listMentorships(viewer),
    read(
      viewer,
      (sql) => sql<Wish[]>`
        select * from api.pair_wishes where mentorship_id = ${mentorshipId} order by id desc limit 1`,
    ),
  ])
  const mentorship = mentorships.find(({ id }) => id === mentorshipId)
  return mentorship && { mentorship, wish }
}

/** Asks the team, reports, or withdraws what was asked; returns the news of it. Raises the errors of the functions. */
export async function actOnWish(viewer: Viewer, mentorshipId: number, act: WishAct) {
  if (act.intent === 'withdraw') {
    await acts.withdrawWish(viewer, { wishId: act.wishId })
    return 'wishWithdrawn'
  }
  const { wish, reason } = act
  if (wish === 'report') {
    await sendReport(viewer, { subject: 'mentorship', id: mentorshipId }, reason)
    return 'reportSent'
  }
  await acts.askPauseOrEnd(viewer, { mentorshipId, wish, reason })
  return 'wishSent'
}

/** What both of a pair asked the team for, the newest first, for admins. */
export function listWishes(viewer: Viewer, mentorshipId: number) {
  return read(
    viewer,
    (sql) => sql<AdminWish[]>`
    select * from api.admin_pair_wishes where mentorship_id = ${mentorshipId} order by id desc limit 20`,
  )
}
