import * as acts from '~/db/generated/acts.server'
import { knowsBirthdate } from '~/domain/mentees/mentees.server'
import { changeVisibility, editOwnMentee } from '~/domain/mentees/own-mentee.server'
import { chooseNotifications, wantedNotifications } from '~/domain/notifications/notifications.server'
import { preference } from '~/http/cookie-choice.server'
import { type Args, flash, redirect } from '~/http/page.server'
import { sessionCookie } from '~/http/session.server'
import type { Role } from '~/viewer/role'
import type { Viewer } from '~/viewer/viewer'
import { accountPath, type AccountTab, accountTab, sectionPath } from '~/parts/accounts/account-tabs'
import { listDevices } from '~/domain/accounts/devices.server'
import { changeEmail, sendConfirmation } from '~/domain/accounts/email-change.server'
import type { AccountForm } from '~/domain/accounts/own-account-schema'
import { changePreferences, readOwnUser } from '~/domain/accounts/own-user.server'
import { changePassword } from '~/domain/accounts/password-change.server'
import { findSecondFactor } from '~/domain/accounts/second-factor.server'

/**
 * Loads the account page of a role: the user, the open tab, and the data that only this tab needs. The address of a
 * section that was a tab redirects.
 */
export async function loadAccount(request: Request, viewer: Viewer, role: Role) {
  const section = sectionPath(role, request)
  if (section) throw redirect(section, 301)
  const tab = accountTab(role, request)
  const [user, devices, secondFactor, wanted, birthdateKnown] = await Promise.all([
    readOwnUser(viewer),
    tab === 'security' ? listDevices(viewer) : [],
    tab === 'security' ? findSecondFactor(viewer) : null,
    tab === 'notifications' ? wantedNotifications(viewer, role) : [],
    tab === 'otherProfile' && knowsBirthdate(viewer),
  ])
  return { role, roles: viewer.roles, tab, user, devices, secondFactor, wanted, birthdateKnown }
}

/** Runs the act of a form on the account page; returns a redirect to the form's tab. */
export async function saveAccount({ request, context }: Args, viewer: Viewer, role: Role, form: AccountForm) {
  const back = (tab: AccountTab, message: string, ...cookies: string[]) =>
    redirect(accountPath(role, tab), { headers: flash(message, ...cookies) })

  switch (form.intent) {
    case 'profile':
      await acts.editOwnUser(viewer, { ...form, phone: form.phone ?? null })
      return back('profile', 'accountSaved')
    case 'menteeProfile':
      await editOwnMentee(viewer, form)
      return back('profile', 'accountSaved')
    case 'visibility':
      await changeVisibility(viewer, form.visibility)
      return back('profile', 'accountSaved')
    case 'preferences':
      await changePreferences(viewer, form)
      return back('notifications', 'accountSaved', preference(request, 'locale', form.locale))
    case 'notifications':
      await chooseNotifications(viewer, role, form.wanted)
      return back('notifications', 'accountSaved')
    case 'password': {
      const secret = await changePassword(viewer, form, context.clientAddress)
      return back('security', 'passwordChanged', sessionCookie(secret))
    }
    case 'email':
      await changeEmail(viewer, form, context.clientAddress)
      return back('security', 'emailAsked')
    case 'signOutOthers':
      await acts.closeOtherSessions(viewer)
      return back('security', 'othersSignedOut')
    case 'sendConfirmation':
      await sendConfirmation(viewer, context.clientAddress)
      return back(accountTab(role, request), 'confirmationSent')
  }
}
