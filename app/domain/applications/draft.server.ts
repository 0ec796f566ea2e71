import type { TransactionSql } from 'postgres'
import * as acts from '~/db/generated/acts.server'
import { act, asSignIn } from '~/db/act.server'
import { inColumns, inFields } from '~/db/columns'
import * as reads from '~/db/generated/reads.server'
import {
  chooseRole,
  hashOf,
  newSecret,
  openSession,
  type Browser,
  type Session,
  type Verified,
} from '~/domain/accounts/sessions.server'
import type { Photo } from '~/domain/photos/photo-file.server'
import type { Identity } from '~/db/identity'
import type { Viewer } from '~/viewer/viewer'
import type { Locale } from '~/i18n/locale'
import type { Answers } from './answers'

/** The author of an application, and the secret of the draft. */
export type Writer = { secret: string; viewer: Viewer | null }

/** An identifier of the draft that gives no access to it. */
export const draftName = (writer: Writer) => hashOf(`draft ${writer.secret}`)

// The draft is the same in every role.
const identityOf = ({ viewer }: Writer): Identity => viewer && { secretHash: viewer.secretHash, role: null }

/** Returns the answers so far, the furthest step and the photo. */
export async function findDraft(writer: Writer) {
  const draft = await reads.applicationDraft(identityOf(writer), { secretHash: hashOf(writer.secret) })
  const { reached, photo, photoMime } = draft
  const answers: Answers = inFields(draft.answers)
  const sent = photo && `data:${photoMime};base64,${Buffer.from(photo).toString('base64')}`
  return { answers, reached, photo: sent ?? (answers.photoId ? `/photos/${answers.photoId}/small` : null) }
}

type Besides = { reached?: number; passwordHash?: string }

/** Saves answers and opens the steps up to `reached`. Raises draft_not_found and the errors of a profile. */
export function storeAnswers(writer: Writer, answers: object, besides?: Besides) {
  return act(identityOf(writer), (sql) => store(sql, writer, answers, besides))
}

const store = (
  sql: TransactionSql,
  { secret }: Writer,
  answers: object,
  { reached = 1, passwordHash }: Besides = {},
) => sql`
  select api.store_application_draft(secret_hash => ${hashOf(secret)}, answers => ${sql.json(inColumns(answers))},
    reached => ${reached}, password_hash => ${passwordHash ?? null})`

/** Saves the photo with the draft; null removes it. Raises draft_not_found. */
export function storePhoto(writer: Writer, photo: Photo | null) {
  return acts.storeApplicationPhoto(identityOf(writer), {
    secretHash: hashOf(writer.secret),
    photoSmall: photo?.small,
    photoLarge: photo?.large,
    photoMime: photo?.mime,
  })
}

/**
 * Sends a newcomer's application, which creates an account, and opens a session, in one transaction. Raises
 * the errors of the rules.
 */
export function sendAsNewcomer({ secret }: Writer, locale: Locale, browser: Browser): Promise<Session> {
  return asSignIn(async (sql) => {
    const [verified] = await sql<[Verified]>`
      select user_id, email, password_hash as kept_hash
      from api.auth_apply(secret_hash => ${hashOf(secret)}, locale => ${locale})`
    return openSession(sql, verified, browser)
  })
}

/**
 * Sends a user's application, for the first time or again. Without a role, the session becomes a mentor's and
 * gets a new secret, which is returned; otherwise returns null. Raises the errors of the rules.
 */
export async function sendAsUser(writer: Writer) {
  const secret = writer.viewer?.role ? null : newSecret()
  await act(identityOf(writer), async (sql) => {
    // A user who sends it again without changes has no draft yet.
    await store(sql, writer, {})
    await sql`select api.apply_as_mentor(secret_hash => ${hashOf(writer.secret)})`
    if (secret) await chooseRole(sql, 'mentor', hashOf(secret))
  })
  return secret
}
