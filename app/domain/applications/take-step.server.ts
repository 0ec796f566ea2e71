import { asSignIn } from '~/db/act.server'
import { Refusal, toRefusal } from '~/db/refusal.server'
import { hashNewPassword } from '~/domain/accounts/new-password.server'
import { countTry } from '~/domain/accounts/tries.server'
import { getFigures } from '~/domain/constants/constants.server'
import { readPhotoFile } from '~/domain/photos/photo-file.server'
import { draftName, storeAnswers, storePhoto, type Writer } from './draft.server'
import { numberOf, stepAfter, type Step } from './steps'

/**
 * Saves the answers of a step; returns the next step. Returns null if the experience is too short: the other
 * answers are saved and a page explains the rule. Raises the errors of the rules.
 */
export async function takeAnswers(writer: Writer, step: Step, answers: object): Promise<Step | null> {
  const next = stepAfter(step) ?? step
  try {
    await storeAnswers(writer, answers, { reached: numberOf(next) })
    return next
  } catch (error) {
    if (toRefusal(error)?.rule !== 'experience_too_short') throw error
    await storeAnswers(writer, { ...answers, experienceSince: null })
    return null
  }
}

/**
 * Creates a newcomer's draft with e-mail and password. Raises duplicate_email, too_many_attempts and the
 * errors of a new password.
 */
export async function takeAccount(
  writer: Writer,
  { email, password }: { email: string; password: string },
  address: string,
) {
  await countTry('register', email, address)
  const known = await asSignIn((sql) => sql`select from api.auth_credential(email => ${email})`)
  if (known.length > 0) throw new Refusal('duplicate_email', 'email', 409)
  const passwordHash = await hashNewPassword(password, { email }, address)
  await storeAnswers(writer, { email }, { reached: numberOf('you'), passwordHash })
}

/** Saves the chosen photo, if any. Raises photo_type, photo_too_large, too_many_attempts. */
export async function takePhoto(writer: Writer, address: string, file: File | undefined) {
  if (file && file.size > 0) {
    // A newcomer has no account yet: attempts are counted per draft.
    await countTry('photo', writer.viewer?.email ?? draftName(writer), address)
    await storePhoto(writer, await readPhotoFile(file, (await getFigures()).photoBytes))
  }
  return takeAnswers(writer, 'photo', {})
}

/** Removes the photo of a draft. */
export async function removePhoto(writer: Writer) {
  await storeAnswers(writer, {})
  await storePhoto(writer, null)
}
