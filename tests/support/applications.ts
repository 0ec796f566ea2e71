import { callSignIn } from './calls'
import type { People } from './people'

/** A mentor's profile as the form sends it. */
export const aProfile = (changes: Record<string, unknown> = {}) =>
  snaked({
    name: 'Ελένη',
    surname: 'Δήμου',
    birthdate: '1980-02-03',
    title: 'Μηχανικός',
    experienceSince: '2010-05-01',
    description: 'Σχεδιάζει γέφυρες.',
    ...changes,
  })

function snaked(profile: Record<string, unknown>) {
  return Object.fromEntries(
    Object.entries(profile).map(([key, value]) => [
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
}

let count = 0

/** Applies as a newcomer; returns the rows' ids. */
export async function register(profile: Record<string, unknown> = {}, order: Record<string, unknown> = {}) {
  count += 1
  const [ids] = await callSignIn('auth_register_mentor', {
    email: `Applicant-${count}@test.example`,
    passwordHash: 'hash',
    profile: aProfile(profile),
    termsAccepted: true,
    newsConsent: false,
    locale: 'gr',
    ...order,
  })
  return { userId: ids!.userId as number, mentorId: ids!.mentorId as number }
}

/** A newcomer who applied and is signed in, without a role yet. */
export async function anApplicant(people: People, profile: Record<string, unknown> = {}) {
  const { userId, mentorId } = await register(profile)
  return { userId, id: mentorId, viewer: await people.signedIn(userId, 'mentor') }
}
