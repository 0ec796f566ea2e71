import { z } from 'zod'
import { ChangePassword } from '~/domain/accounts/own-account-schema'
import { changePassword as change } from '~/domain/accounts/password-change.server'
import { askReset, resetPassword as reset } from '~/domain/accounts/resets.server'
import { AskReset, ResetPassword } from '~/domain/accounts/sign-in-schema'
import { browserOf } from '~/http/browser.server'
import { sessionCookie, sessionCookies } from '~/http/session.server'
import { call } from '../call'
import { Done, done } from '../shapes/values'

export const forgotPassword = call({
  method: 'POST',
  path: 'forgot-password',
  as: 'public',
  summary: 'Sends a link for a new password if the account exists. The answer is the same if it does not.',
  body: AskReset.strict(),
  result: Done,
  async run({ body, request, context }) {
    await askReset(body.email, browserOf({ request, context }))
    return done
  },
})

export const resetPassword = call({
  method: 'POST',
  path: 'reset-password',
  as: 'public',
  summary: 'Sets a new password with the token of the mail, closes all sessions, and signs in.',
  acts: ['auth_reset_password'],
  // The specification sends the address too; the token alone decides.
  body: ResetPassword.extend({ email: AskReset.shape.email.optional() }).strict(),
  result: z.object({ secondStep: z.boolean() }),
  async run({ body, request, context, cookies }) {
    const session = await reset(body.token, body.password, browserOf({ request, context }))
    cookies.push(...(await sessionCookies(request, session)))
    return { secondStep: !session.opened }
  },
})

export const changePassword = call({
  method: 'POST',
  path: 'client/user/change-password',
  as: 'signed-in',
  summary: 'Changes the password and closes the other sessions of the account.',
  acts: ['change_password'],
  body: ChangePassword.omit({ intent: true }).strict(),
  result: Done,
  async run({ viewer, body, context, cookies }) {
    cookies.push(sessionCookie(await change(viewer, { ...body, intent: 'password' }, context.clientAddress)))
    return done
  },
})
