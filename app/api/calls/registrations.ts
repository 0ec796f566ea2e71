import { z } from 'zod'
import { profilesOfSecret } from '~/domain/accounts/own-profiles.server'
import { applyAsNewcomer, applyAsUser } from '~/domain/applications/apply-at-once.server'
import { Account } from '~/domain/applications/schema'
import { becomeMentee, knowsBirthdate, registerMentee as register } from '~/domain/mentees/mentees.server'
import { BecomeMentee, RegisterMentee } from '~/domain/mentees/registration-schema'
import { Refusal } from '~/db/refusal.server'
import { browserOf } from '~/http/browser.server'
import { sessionCookie, sessionCookies } from '~/http/session.server'
import { toLocale } from '~/i18n/locale'
import { call } from '../call'
import { ApplicationAnswers } from '../shapes/mentor-profile'
import { PastDay } from '../shapes/values'

const photo = z.file().optional()
const CreatedMentor = z.object({ mentorId: z.int() })
const CreatedMentee = z.object({ menteeId: z.int() })
// Of the session, which may have changed with the profile.
const currentRole = z.literal('mentee')

export const registerMentor = call({
  method: 'POST',
  path: 'client/mentor/mentors',
  as: 'public',
  summary:
    'Sends an application for a mentor profile. A visitor also gives e-mail and password, and is signed in.',
  acts: ['store_application_draft', 'auth_apply', 'apply_as_mentor'],
  multipart: true,
  body: ApplicationAnswers.extend({ ...Account.partial().shape, photo }),
  result: CreatedMentor,
  async run({
    viewer,
    body: { email, password, photo: file, ...answers },
    request,
    context,
    language,
    cookies,
  }) {
    if (viewer) {
      const { secret, mentorId } = await applyAsUser(viewer, { answers, photo: file })
      if (secret) cookies.push(sessionCookie(secret))
      return { mentorId }
    }
    if (!email || !password) throw new Refusal('required', email ? 'password' : 'email', 422)
    const sent = { answers: { ...answers, email }, photo: file }
    const browser = browserOf({ request, context })
    const { session, mentorId } = await applyAsNewcomer(
      { email, password },
      sent,
      toLocale(language),
      browser,
    )
    cookies.push(...(await sessionCookies(request, session)))
    return { mentorId }
  },
})

export const menteeBecomesMentor = call({
  method: 'POST',
  path: 'client/mentee/mentors',
  as: 'mentee',
  summary: 'Sends a mentee’s application for a mentor profile. The mentee profile stays.',
  acts: ['store_application_draft', 'apply_as_mentor'],
  multipart: true,
  body: ApplicationAnswers.extend({ photo }),
  result: CreatedMentor.extend({ currentRole }),
  async run({ viewer, body: { photo: file, ...answers } }) {
    const { mentorId } = await applyAsUser(viewer, { answers, photo: file })
    return { mentorId, currentRole: 'mentee' as const }
  },
})

export const registerMentee = call({
  method: 'POST',
  path: 'client/mentee/mentees',
  as: 'public',
  summary: 'Opens an account with a mentee profile and signs in.',
  acts: ['auth_register_mentee'],
  body: RegisterMentee.omit({ redirectTo: true }).extend({ birthdate: PastDay }).strict(),
  result: CreatedMentee,
  async run({ viewer, body, request, context, language, cookies }) {
    if (viewer) throw new Refusal('not_allowed', undefined, 403)
    const session = await register(body, toLocale(language), browserOf({ request, context }))
    cookies.push(...(await sessionCookies(request, session)))
    return { menteeId: (await profilesOfSecret(session.secret)).menteeId! }
  },
})

export const mentorBecomesMentee = call({
  method: 'POST',
  path: 'client/mentor/mentees',
  as: 'mentor',
  alsoApplicants: true,
  summary: 'Gives a mentor a mentee profile, and makes mentee the role of the session.',
  acts: ['create_mentee_profile'],
  body: BecomeMentee.omit({ redirectTo: true }).extend({ birthdate: PastDay.optional() }).strict(),
  result: CreatedMentee.extend({ currentRole }),
  async run({ viewer, body, cookies }) {
    if (!body.birthdate && !(await knowsBirthdate(viewer))) throw new Refusal('required', 'birthdate', 422)
    const secret = await becomeMentee(viewer, body)
    cookies.push(sessionCookie(secret))
    return { menteeId: (await profilesOfSecret(secret)).menteeId!, currentRole: 'mentee' as const }
  },
})
