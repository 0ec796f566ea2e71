import { createHash, randomBytes } from 'node:crypto'
import { asSignIn, asViewer } from '~/db/as-viewer.server'
import { inColumns, inFields } from '~/db/columns'
import type { Row } from '~/db/rows'
import { getConstants } from '~/domain/constants/constants.server'
import { days } from '~/domain/constants/figures'
import type { Photo } from '~/domain/photos/photo-file.server'
import { cookie, isSecure, readCookie } from '~/cookies.server'
import type { Verified } from '~/http/session.server'
import type { Identity, Viewer } from '~/viewer/viewer'
import type { Locale } from '~/i18n/locale'
import type { Answers } from './answers'

const cookieName = isSecure ? '__Host-application' : 'application'

/** Who writes an application, and the secret her draft is kept under. */
export type Writer = { secret: string; viewer: Viewer | null }

/** The writer a request comes from; without a draft yet, under a fresh secret. */
export function writerOf(request: Request, viewer: Viewer | null): Writer {
  return { secret: readCookie(request, cookieName) ?? randomBytes(32).toString('base64url'), viewer }
}

/** The header that lets her browser find the draft again, and the one that makes it forget. */
export const keepDraft = async ({ secret }: Writer) =>
  cookie(cookieName, secret, { maxAge: days((await getConstants()).draftDays) })
export const forgetDraft = () => cookie(cookieName, '', { maxAge: 0 })

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** A name for her draft that opens nothing. */
export const draftName = (writer: Writer) => hashOf(`draft ${writer.secret}`)

// Whichever role she acts in, it is the same draft.
const identityOf = ({ viewer }: Writer): Identity => viewer && { secretHash: viewer.secretHash, role: null }

/** Her answers so far, how far she has come, and her photo as a page shows it. */
export async function findDraft(writer: Writer) {
  const [draft] = await asViewer(
    identityOf(writer),
    (sql) => sql<[Row<'application_draft'>]>`
    select * from api.application_draft(secret_hash => ${hashOf(writer.secret)})`,
  )
  const { reached, photo, photoMime } = draft
  const answers: Answers = inFields(draft.answers)
  const sent = photo && `data:${photoMime};base64,${Buffer.from(photo).toString('base64')}`
  return { answers, reached, photo: sent ?? (answers.photoId ? `/photos/${answers.photoId}/small` : null) }
}

type Keeping = { reached?: number; passwordHash?: string }

/** Keeps answers and opens the steps up to `reached`. Raises draft_not_found and what the rules of a profile refuse. */
export function keepAnswers(writer: Writer, answers: object, { reached = 1, passwordHash }: Keeping = {}) {
  return asViewer(
    identityOf(writer),
    (sql) => sql`
    select api.keep_application_draft(secret_hash => ${hashOf(writer.secret)}, answers => ${sql.json(inColumns(answers))},
      reached => ${reached}, password_hash => ${passwordHash ?? null})`,
  )
}

/** Keeps her photo with the draft; null takes it away. Raises draft_not_found. */
export function keepPhoto(writer: Writer, photo: Photo | null) {
  return asViewer(
    identityOf(writer),
    (sql) => sql`
    select api.keep_application_photo(secret_hash => ${hashOf(writer.secret)}, photo_small => ${photo?.small ?? null},
      photo_large => ${photo?.large ?? null}, photo_mime => ${photo?.mime ?? null})`,
  )
}

/** Sends a newcomer's application; returns who may be signed in. Raises what the rules refuse. */
export async function sendAsNewcomer({ secret }: Writer, locale: Locale) {
  const [row] = await asSignIn(
    (sql) => sql<[Verified]>`
    select user_id, email, password_hash as kept_hash
    from api.auth_apply(secret_hash => ${hashOf(secret)}, locale => ${locale})`,
  )
  return row
}

/** Sends a user's application, or sends it again. Raises what the rules refuse. */
export function sendAsUser(writer: Writer) {
  return asViewer(
    identityOf(writer),
    (sql) => sql`select api.apply_as_mentor(secret_hash => ${hashOf(writer.secret)})`,
  )
}
