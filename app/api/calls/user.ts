import { z } from 'zod'
import * as acts from '~/db/generated/acts.server'
import { abilitiesOf } from '~/viewer/abilities'
import { ChooseAccount, SignIn } from '~/domain/accounts/sign-in-schema'
import { SecondStep } from '~/domain/accounts/second-factor-schema'
import { takeSecondStep } from '~/domain/accounts/second-step.server'
import { changeRole, type Session } from '~/domain/accounts/sessions.server'
import { profilesOfSecret } from '~/domain/accounts/own-profiles.server'
import { signIn } from '~/domain/accounts/sign-in.server'
import { browserOf } from '~/http/browser.server'
import { readPending, removeSession, sessionCookie, sessionCookies } from '~/http/session.server'
import { locales } from '~/i18n/locale'
import { roles } from '~/viewer/role'
import { call } from '../call'
import { Done, done } from '../shapes/values'
import { MentorStatus, mentorStatuses } from '../statuses'
import { tokenCookie } from '../token-cookie.server'

const role = z.enum(roles)

export const csrfCookie = call({
  method: 'GET',
  path: 'csrf-cookie',
  as: 'public',
  summary: 'Sets the cookie XSRF-TOKEN, whose value every call that changes something sends as X-XSRF-TOKEN.',
  result: z.null(),
  run({ viewer, cookies }) {
    cookies.push(tokenCookie(viewer))
    return null
  },
})

const SignedIn = z.object({
  currentRole: role.nullable(),
  userRoles: z.array(role),
  /** Whether the code of the second factor is due first. */
  secondStep: z.boolean(),
})

async function signedIn({ opened, role: currentRole, secret }: Session) {
  const userRoles = opened ? (await profilesOfSecret(secret)).roles : []
  return { currentRole, userRoles, secondStep: !opened }
}

export const login = call({
  method: 'POST',
  path: 'login',
  as: 'public',
  summary: 'Signs in. With a second factor, the session opens after the code (login/code).',
  acts: ['auth_open_session'],
  body: SignIn.pick({ email: true, password: true }).strict(),
  result: SignedIn,
  async run({ body, request, context, cookies }) {
    const session = await signIn(body, browserOf({ request, context }))
    cookies.push(...(await sessionCookies(request, session)))
    return signedIn(session)
  },
})

export const loginCode = call({
  method: 'POST',
  path: 'login/code',
  as: 'public',
  summary: 'Ends a sign-in with the code of the second factor, or with a recovery code.',
  acts: ['auth_open_by_code', 'auth_open_by_recovery_code'],
  body: SecondStep.pick({ code: true }).strict(),
  example: { body: { code: '123456' } },
  result: SignedIn,
  async run({ body, request, context, cookies }) {
    const session = await takeSecondStep(readPending(request), body.code, browserOf({ request, context }))
    cookies.push(...(await sessionCookies(request, session)))
    return signedIn(session)
  },
})

export const logout = call({
  method: 'POST',
  path: 'logout',
  as: 'signed-in',
  summary: 'Ends the session.',
  result: Done,
  async run({ viewer, cookies }) {
    await acts.closeSession(viewer)
    cookies.push(removeSession())
    return done
  },
})

export const me = call({
  method: 'GET',
  path: 'user/me',
  as: 'signed-in',
  summary: 'Returns the signed-in user: data, role, roles, abilities, and the number of unpaid orders.',
  bare: true,
  result: z.object({
    userData: z.object({
      id: z.int(),
      name: z.string(),
      surname: z.string(),
      email: z.string(),
      avatar: z.string().nullable(),
      locale: z.enum(locales),
      mentorId: z.int().nullable(),
      mentorStatus: MentorStatus.nullable(),
      menteeId: z.int().nullable(),
    }),
    currentRole: role.nullable(),
    userRoles: z.array(role),
    abilities: z.array(z.string()),
    cartCount: z.int(),
  }),
  run({ viewer }) {
    const { userId: id, name, surname, email, locale, mentorId, mentorStatus, menteeId, photoId } = viewer
    const status = mentorStatus && mentorStatuses[mentorStatus]
    return {
      userData: {
        id,
        name,
        surname,
        email,
        avatar: photoId === null ? null : `/photos/${photoId}/small`,
        locale,
        mentorId,
        mentorStatus: status,
        menteeId,
      },
      currentRole: viewer.role,
      userRoles: viewer.roles,
      abilities: [...abilitiesOf(viewer.role)],
      cartCount: viewer.cartCount,
    }
  },
})

/** A call that sets the role of the session. Choosing and switching a role are the same act. */
const roleCall = (path: string, summary: string) =>
  call({
    method: 'POST',
    path,
    as: 'signed-in',
    summary,
    acts: ['choose_account'],
    body: ChooseAccount.pick({ role: true }).strict(),
    result: Done,
    async run({ viewer, body, cookies }) {
      cookies.push(sessionCookie(await changeRole(viewer, body.role)))
      return done
    },
  })
export const chooseAccount = roleCall(
  'client/user/choose-account',
  'Chooses the role of the session after signing in.',
)
export const switchAccount = roleCall('client/user/switch-account', 'Switches the role of the session.')
