import { hasPage } from '~/route-table'
import type { LinkContent, MentorshipContent, RequestContent } from '../contents'

/** Pages that several kinds of mail link to. */
export const toMentor = '/mentor/mentorships'
export const toMentee = '/mentee/mentorships'
export const toMentors = '/mentors'
export const toPackages = '/mentoring-packages'
export const toGuardian = '/mentee/guardian'
export const toApplication = '/mentor/application'
export const toGift = '/mentor/my-account/gift'

/** The pages that ask a mentee or mentor for feedback, during a mentorship, and at its end with the certificate. */
export const toCheckIn = ({ role, mentorshipId }: MentorshipContent) =>
  `/${role}/mentorships/${mentorshipId}/check-in`
export const toFeedback = ({ role, mentorshipId }: MentorshipContent) =>
  `/${role}/mentorships/${mentorshipId}/thanks`

/** The same page, where it asks a mentee one short question months after the end. */
export const toLater = ({ mentorshipId }: MentorshipContent) =>
  `/mentee/mentorships/${mentorshipId}/thanks#later`

/** Redirects to the home page of the role after sign-in. */
export const toHome = '/login'

/** The mentorships of the reader, or the home page where the role is not known. */
export const toOwnMentorships = ({ role }: { role?: 'mentee' | 'mentor' }) =>
  role ? `/${role}/mentorships` : toHome

/** The account of the reader in a role, or the home page where the role is not known. */
export const toAccount = ({ role }: { role?: 'mentee' | 'mentor' | null }) =>
  role ? `/${role}/my-account` : toHome

/** The page of a mentor's own profile. */
export const toProfile = hasPage('/mentor/my-account') ? '/mentor/my-account' : toMentor

/** The page of a request among those that wait, or of an answer to it; by the link that signs in, if the mail has one. */
export const toRequest =
  (answer?: 'approve' | 'reject') =>
  ({ requestId, signIn }: RequestContent) => {
    if (signIn) return `/sign-in?token=${signIn}${answer ? `&to=${answer}` : ''}`
    if (!requestId) return toMentor
    return answer ? `${toMentor}/requests/${requestId}/${answer}` : `${toMentor}#request-${requestId}`
  }

/** The page of a planned session; by the link that signs in, if the mail has one. */
export const toSession = ({
  role,
  mentorshipId,
  sessionId,
  signIn,
}: MentorshipContent & { sessionId?: number }) => {
  if (signIn) return `/sign-in?token=${signIn}`
  return sessionId ? `/${role}/mentorships/${mentorshipId}/sessions/${sessionId}` : `/${role}/mentorships`
}

// The token is removed once the mail is sent; the page without a token is shown then.
export const withToken =
  (page: string, without: string) =>
  ({ token }: LinkContent) =>
    token ? `${page}?token=${token}` : without
