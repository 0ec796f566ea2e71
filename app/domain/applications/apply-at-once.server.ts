import { profilesOfSecret, readOwnProfiles } from '~/domain/accounts/own-profiles.server'
import { newSecret, type Browser } from '~/domain/accounts/sessions.server'
import { getFigures } from '~/domain/constants/constants.server'
import { readPhotoFile } from '~/domain/photos/photo-file.server'
import type { Locale } from '~/i18n/locale'
import type { Viewer } from '~/viewer/viewer'
import { storeAnswers, storePhoto, sendAsNewcomer, sendAsUser, type Writer } from './draft.server'
import { takeAccount } from './take-step.server'

type Account = { email: string; password: string }
type Sent = { answers: object; photo?: File }

/**
 * Opens an account with an application whose answers are given all at once. Returns the session and the id of the
 * mentor profile. Raises the errors of the steps and of the rules.
 */
export async function applyAsNewcomer(account: Account, sent: Sent, locale: Locale, browser: Browser) {
  const writer: Writer = { secret: newSecret(), viewer: null }
  const photo = await readPhoto(sent)
  await takeAccount(writer, account, browser.address)
  await keepAll(writer, sent.answers, photo)
  const session = await sendAsNewcomer(writer, locale, browser)
  const { mentorId } = await profilesOfSecret(session.secret)
  return { session, mentorId: mentorId! }
}

/**
 * The same for a signed-in user, for the first time or again. `secret` is the session's new secret if it has changed.
 */
export async function applyAsUser(viewer: Viewer, sent: Sent) {
  const writer: Writer = { secret: newSecret(), viewer }
  const photo = await readPhoto(sent)
  await keepAll(writer, sent.answers, photo)
  const secret = await sendAsUser(writer)
  const { mentorId } = await (secret ? profilesOfSecret(secret) : readOwnProfiles(viewer))
  return { secret, mentorId: mentorId! }
}

const readPhoto = async ({ photo }: Sent) =>
  photo && photo.size > 0 ? readPhotoFile(photo, (await getFigures()).photoBytes) : null

async function keepAll(writer: Writer, answers: object, photo: Awaited<ReturnType<typeof readPhoto>>) {
  await storeAnswers(writer, answers)
  if (photo) await storePhoto(writer, photo)
}
