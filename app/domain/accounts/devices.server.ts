import * as reads from '~/db/generated/reads.server'
import type { Viewer } from '~/viewer/viewer'
import { browserFamily } from './browser-family'

export type Device = { since: Date; lastSeen: Date; browser: string; byMail: boolean; current: boolean }

/** The viewer's open sessions, this device first. */
export async function listDevices(viewer: Viewer): Promise<Device[]> {
  const sessions = await reads.ownSessions(viewer)
  return sessions.map(({ createdAt, seenAt, userAgent, byMail, current }) => ({
    since: createdAt,
    lastSeen: seenAt,
    browser: browserFamily(userAgent),
    byMail,
    current,
  }))
}
