import { read } from '~/db/read.server'
import * as acts from '~/db/generated/acts.server'
import type { Role } from '~/viewer/role'
import type { Viewer } from '~/viewer/viewer'
import { needConsent, notifications, type Notification } from './notifications'

/** The optional mails of a role that the viewer gets. */
export async function wantedNotifications(viewer: Viewer, role: Role) {
  const [chosen] = await read(
    viewer,
    (sql) => sql<[{ muted: string[]; asked: string[] }]>`
    select array(select notification::text from api.muted_notifications where user_id = ${viewer.userId}) as muted,
      array(select notification from api.asked_notifications where user_id = ${viewer.userId}) as asked`,
  )
  return notifications[role].filter((each) =>
    needConsent.has(each) ? chosen.asked.includes(each) : !chosen.muted.includes(each),
  )
}

/** Switches these optional mails of a role on and all others off. */
export function chooseNotifications(viewer: Viewer, role: Role, chosen: Notification[]) {
  const wanted = notifications[role].filter((each) => chosen.includes(each))
  const unwanted = notifications[role].filter((each) => !chosen.includes(each))
  return acts.chooseNotifications(viewer, { wanted, unwanted })
}
