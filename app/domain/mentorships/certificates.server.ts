import { inOneTransaction } from '~/db/as-viewer.server'
import * as reads from '~/db/reads.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import { isAnswered, listOwnFeedback } from './feedback.server'
import { listMentorships } from './mentorships.server'

/** What the certificate of an ended mentorship says. */
export type Certificate = Row<'own_certificate'>

/** What a mentor did in one year. */
export type MentorYear = Row<'own_mentor_years'>

/** An ended mentorship of the viewer, whether feedback was given, and its certificate; undefined otherwise. */
export function findThanks(viewer: Viewer, mentorshipId: number) {
  return inOneTransaction(viewer, async (within) => {
    const [mentorships, answers, certificate] = await Promise.all([
      listMentorships(within),
      listOwnFeedback(within),
      reads.ownCertificate(within, { mentorshipId }),
    ])
    const mentorship = mentorships.find(({ id, endedAt }) => id === mentorshipId && endedAt !== null)
    return mentorship && { mentorship, certificate, answered: isAnswered(answers, mentorshipId) }
  })
}
