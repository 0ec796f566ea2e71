import type { AdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { MenteeLink } from '~/parts/people/person-link'
import { PersonWithFace } from '~/parts/people/person-with-face'

/** The mentee, linked to the record. */
export const MenteeCell = ({ menteeId, menteeName }: AdminRequest) => (
  <PersonWithFace name={menteeName}>
    <MenteeLink id={menteeId} name={menteeName} />
  </PersonWithFace>
)
