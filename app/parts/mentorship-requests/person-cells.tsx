import type { AdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { MenteeLink } from '~/parts/people/person-link'

/** The mentee, linked to the record. */
export const MenteeCell = ({ menteeId, menteeName }: AdminRequest) => (
  <MenteeLink id={menteeId} name={menteeName} />
)
