import * as acts from '~/db/generated/acts.server'
import { eventOf, securityEvent } from '~/security-events.server'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { AdminRight } from '~/viewer/rights'
import type { Viewer } from '~/viewer/viewer'
import type { InvitedAdmin } from './admin-right-schema'

export type Administrator = Row<'administrators'>
export type Invited = Pick<InvitedAdmin, 'name' | 'surname' | 'email' | 'right'> & Partial<InvitedAdmin>

/** Returns all admins, sorted by name. */
export function listAdministrators(viewer: Viewer) {
  return read(
    viewer,
    (sql) => sql<Administrator[]>`select * from api.administrators order by surname, name, id`,
  )
}

/**
 * Makes a user an admin with a right. Raises right_not_held, password_needed, account_not_found,
 * already_administrator.
 */
export async function appointAdmin(viewer: Viewer, email: string, right: AdminRight) {
  const about = await acts.appointAdmin(viewer, { email, adminRight: right })
  securityEvent('right_changed', { ...eventOf(viewer), about, why: right })
}

/**
 * Invites somebody without an account to the team, or mails a new link to somebody who was invited. Raises
 * right_not_held, password_needed, account_exists, already_administrator.
 */
export async function inviteAdmin(viewer: Viewer, { name, surname, email, locale, right }: Invited) {
  const about = await acts.inviteAdmin(viewer, { email, name, surname, locale, adminRight: right })
  securityEvent('right_changed', { ...eventOf(viewer), about, why: right })
}

/**
 * Changes the right of an admin. Raises right_not_held, password_needed, administrator_not_found,
 * last_administrator.
 */
export async function changeAdminRight(viewer: Viewer, userId: number, right: AdminRight) {
  await acts.changeAdminRight(viewer, { userId, adminRight: right })
  securityEvent('right_changed', { ...eventOf(viewer), about: userId, why: right })
}

/**
 * Removes the role from an admin. Raises right_not_held, password_needed, administrator_not_found,
 * last_administrator.
 */
export async function retireAdmin(viewer: Viewer, userId: number) {
  await acts.retireAdmin(viewer, { userId })
  securityEvent('right_changed', { ...eventOf(viewer), about: userId, why: 'retired' })
}

/** True if nobody else than this admin is an administrator. */
export function isLastAdministrator(all: Administrator[], userId: number) {
  const administrators = all.filter(({ adminRight }) => adminRight === 'administrator')
  return administrators.length === 1 && administrators[0]!.id === userId
}
