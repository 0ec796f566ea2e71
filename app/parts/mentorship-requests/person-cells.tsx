import type { AdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { MenteeLink, MentorLink } from '~/parts/people/person-link'

/** The mentee, linked to the record. */
export const MenteeCell = ({ menteeId, menteeName }: AdminRequest) => (
  <MenteeLink id={menteeId} name={menteeName} />
)

/** The mentor, linked to the record. */
export const MentorCell = ({ mentorId, mentorName }: AdminRequest) => (
  <MentorLink id={mentorId} name={mentorName} />
)
