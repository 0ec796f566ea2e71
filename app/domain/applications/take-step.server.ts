import { redirect } from '@remix-run/node'
import { asSignIn } from '~/db/as-viewer.server'
import { Refusal, toRefusal } from '~/db/refusal.server'
import { hashNewPassword } from '~/domain/accounts/new-password.server'
import { countTry } from '~/domain/accounts/tries.server'
import { getFigures } from '~/domain/constants/constants.server'
import { readPhotoFile } from '~/domain/photos/photo-file.server'
import { flash, headersWith } from '~/http/flash.server'
import { changeRole, openSession } from '~/http/session.server'
import { getLanguage } from '~/i18n/i18n.server'
import { toLocale } from '~/i18n/locale'
import {
  draftName,
  forgetDraft,
  keepAnswers,
  keepDraft,
  keepPhoto,
  sendAsNewcomer,
  sendAsUser,
  type Writer,
} from './draft.server'
import { numberOf, stepAfter, stepPath, type Step } from './steps'

/** Where a sent application shows what happens now. */
const sent = '/mentor/application'

/** Keeps what a step asked and goes on to the next. Raises what the rules refuse. */
export async function takeAnswers(writer: Writer, step: Step, answers: object) {
  const next = stepAfter(step) ?? step
  try {
    await keepAnswers(writer, answers, { reached: numberOf(next) })
  } catch (error) {
    if (toRefusal(error)?.rule !== 'experience_too_short') throw error
    // No mistake to mend: all else is kept, and a page explains.
    await keepAnswers(writer, { ...answers, experienceSince: null })
    return goTo(writer, stepPath(step, '&why=experience'))
  }
  return goTo(writer, stepPath(next))
}

/** Begins a newcomer's draft with her account. Raises duplicate_email, too_many_attempts. */
export async function takeAccount(
  writer: Writer,
  { email, password }: { email: string; password: string },
  address: string,
) {
  await countTry('register', email, address)
  const known = await asSignIn((sql) => sql`select from api.auth_credential(email => ${email})`)
  if (known.length > 0) throw new Refusal('duplicate_email', 'email', 409)
  await keepAnswers(
    writer,
    { email },
    { reached: numberOf('you'), passwordHash: await hashNewPassword(password, { email }) },
  )
  return goTo(writer, stepPath('you'))
}

/** Keeps the photo that was chosen, if any, and goes on. Raises photo_type, photo_too_large, too_many_attempts. */
export async function takePhoto(writer: Writer, address: string, file: File | undefined) {
  if (!file || file.size === 0) return takeAnswers(writer, 'photo', {})
  // A newcomer has no account yet: her draft stands for it.
  await countTry('photo', writer.viewer?.email ?? draftName(writer), address)
  await keepPhoto(writer, await readPhotoFile(file, (await getFigures()).photoBytes))
  return takeAnswers(writer, 'photo', {})
}

/** Takes the photo of a draft away. */
export async function removePhoto(writer: Writer) {
  await keepAnswers(writer, {})
  await keepPhoto(writer, null)
  return goTo(writer, stepPath('photo'))
}

/** Sends the application; a newcomer is signed in by it. Raises what the rules refuse. */
export async function send(request: Request, writer: Writer) {
  if (writer.viewer) {
    await keepAnswers(writer, {})
    await sendAsUser(writer)
    // Where it is her only profile, there is no role to choose.
    const cookies = writer.viewer.role ? [] : [await changeRole(writer.viewer, 'mentor')]
    return redirect(sent, { headers: flash('applicationSent', forgetDraft(), ...cookies) })
  }
  const verified = await sendAsNewcomer(writer, toLocale(await getLanguage(request)))
  const { cookies } = await openSession(request, verified)
  return redirect(sent, { headers: flash('applicationSent', forgetDraft(), ...cookies) })
}

async function goTo(writer: Writer, path: string) {
  return redirect(path, { headers: headersWith(await keepDraft(writer)) })
}
