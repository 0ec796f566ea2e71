import { asViewer, inOneTransaction } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import { isAnswered, listOwnFeedback } from './feedback.server'
import { listMentorships } from './mentorships.server'

/** What the certificate of an ended mentorship says. */
export type Certificate = Row<'own_certificate'>

/** What a mentor did in one year. */
export type MentorYear = Row<'own_mentor_years'>

/** The viewer's certificate of a mentorship; undefined before its end or without a session. */
export async function findCertificate(viewer: Viewer, mentorshipId: number) {
  const [certificate] = await asViewer(
    viewer,
    (sql) => sql<Certificate[]>`select * from api.own_certificate(mentorship_id => ${mentorshipId})`,
  )
  return certificate
}

/** For admins: the certificate with a code, or undefined. */
export async function findCertificateByCode(viewer: Viewer, code: string) {
  const [certificate] = await asViewer(
    viewer,
    (sql) => sql<Certificate[]>`select * from api.find_certificate(printed => ${code})`,
  )
  return certificate
}

/** For admins: the certificate of a mentor's year with a code, or undefined. */
export async function findYearByCode(viewer: Viewer, code: string) {
  const [year] = await asViewer(
    viewer,
    (sql) => sql<MentorYear[]>`select * from api.find_year_certificate(printed => ${code})`,
  )
  return year
}

/** An ended mentorship of the viewer, whether feedback was given, and its certificate; undefined otherwise. */
export function findThanks(viewer: Viewer, mentorshipId: number) {
  return inOneTransaction(viewer, async (within) => {
    const [mentorships, answers, certificate] = await Promise.all([
      listMentorships(within),
      listOwnFeedback(within),
      findCertificate(within, mentorshipId),
    ])
    const mentorship = mentorships.find(({ id, endedAt }) => id === mentorshipId && endedAt !== null)
    return mentorship && { mentorship, certificate, answered: isAnswered(answers, mentorshipId) }
  })
}

/** The years of the viewing mentor, the newest first. */
export function listMentorYears(viewer: Viewer) {
  return asViewer(viewer, (sql) => sql<MentorYear[]>`select * from api.own_mentor_years()`)
}
