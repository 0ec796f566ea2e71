import * as reads from '~/db/generated/reads.server'
import type { Viewer } from '~/viewer/viewer'
import type { Certificate } from './certificates.server'
import { isAnswered, listOwnFeedback, type Feedback } from './feedback.server'
import { listMentorships, type Mentorship } from './mentorships.server'

const shownDays = 60

/** The newest mentorship if it was completed in the last 60 days, its end is not answered, and no other one is running. */
export function closingOf(mentorships: Mentorship[], answers: Feedback[], now: Date) {
  if (mentorships.some(({ status }) => status === 'running')) return undefined
  const ended = mentorships.filter(({ endedAt }) => endedAt !== null)
  const last = ended.reduce<Mentorship | undefined>(
    (a, b) => (a && a.endedAt! >= b.endedAt! ? a : b),
    undefined,
  )
  const days = last?.endedAt ? (now.getTime() - last.endedAt.getTime()) / 86_400_000 : Infinity
  const waits = last?.status === 'completed' && days < shownDays
  return waits && !isAnswered(answers, last.id) ? last : undefined
}

/** The end of a mentorship: what the viewer answered then and months later, and the certificate. */
export type Closing = { mentorship: Mentorship; end?: Feedback; later?: Feedback; certificate?: Certificate }

/** The closing of a mentorship of the viewer, also before it has ended; undefined if there is none, or nothing is asked about its end. */
export async function findClosing(viewer: Viewer, mentorshipId: number): Promise<Closing | undefined> {
  const [mentorships, answers, certificate] = await Promise.all([
    listMentorships(viewer),
    listOwnFeedback(viewer),
    reads.ownCertificate(viewer, { mentorshipId }),
  ])
  const mentorship = mentorships.find(({ id }) => id === mentorshipId)
  const given = (step: Feedback['step']) =>
    answers.find((answer) => answer.mentorshipId === mentorshipId && answer.step === step)
  if (!mentorship || (mentorship.endedAt && !mentorship.asksEnd)) return undefined
  return { mentorship, end: given('end'), later: given('later'), certificate }
}
