import { asSignIn } from '~/db/act.server'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import { hashNewPassword } from '~/domain/accounts/new-password.server'
import {
  chooseRole,
  openSession,
  underNewSecret,
  type Browser,
  type Session,
} from '~/domain/accounts/sessions.server'
import { countTry } from '~/domain/accounts/tries.server'
import type { Viewer } from '~/viewer/viewer'
import type { Locale } from '~/i18n/locale'
import type { RegisterMentee } from './registration-schema'

/**
 * Creates an account with a mentee profile and opens a session, in one transaction. Raises duplicate_email,
 * too_young, terms_not_accepted, too_many_attempts and the errors of a new password.
 */
export async function registerMentee(
  mentee: RegisterMentee,
  locale: Locale,
  browser: Browser,
): Promise<Session> {
  await countTry('register', mentee.email, browser.address)
  const passwordHash = await hashNewPassword(mentee.password, mentee, browser.address)
  return asSignIn(async (sql) => {
    const [{ userId }] = await sql<[Pick<Row<'auth_register_mentee'>, 'userId'>]>`
      select user_id from api.auth_register_mentee(email => ${mentee.email}, password_hash => ${passwordHash},
        name => ${mentee.name}, surname => ${mentee.surname}, birthdate => ${mentee.birthdate},
        terms_accepted => ${mentee.termsAccepted}, news_consent => ${mentee.newsConsent ?? false}, locale => ${locale})`
    return openSession(sql, { userId, email: mentee.email, keptHash: passwordHash }, browser)
  })
}

// Acts as the user without a role, because the birthdate belongs to the user.
const withoutRole = (viewer: Viewer) => ({ ...viewer, role: null })

/** Whether the user's birthdate is known. */
export async function knowsBirthdate(viewer: Viewer) {
  const [user] = await read(
    withoutRole(viewer),
    (sql) => sql<Pick<Row<'users'>, 'birthdateKnown'>[]>`
    select birthdate_known from api.users where id = ${viewer.userId}`,
  )
  return user?.birthdateKnown ?? false
}

/**
 * Adds a mentee profile to a user and makes mentee the role of the session; returns the session's new secret.
 * Raises profile_exists, too_young, terms_not_accepted.
 */
export function becomeMentee(
  viewer: Viewer,
  { termsAccepted, birthdate }: { termsAccepted: boolean; birthdate?: string },
) {
  return underNewSecret(withoutRole(viewer), async (sql, secretHash) => {
    await sql`
      select api.create_mentee_profile(terms_accepted => ${termsAccepted}, birthdate => ${birthdate ?? null})`
    await chooseRole(sql, 'mentee', secretHash)
  })
}
