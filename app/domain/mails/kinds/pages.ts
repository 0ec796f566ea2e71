import { hasPage } from '~/route-table'
import type { MentorshipContent } from '../contents'

/** Pages that several kinds of mail open. */
export const toMentor = '/mentor/mentorships'
export const toMentee = '/mentee/mentorships'
export const toMentors = '/mentors'
export const toApplication = '/mentor/application'
export const toGift = '/mentor/my-account/gift'

/** Where a side of a mentorship is asked how it goes, and at its end how it was. */
export const toCheckIn = ({ role, mentorshipId }: MentorshipContent) =>
  `/${role}/mentorships/${mentorshipId}/check-in`
export const toFeedback = ({ role, mentorshipId }: MentorshipContent) =>
  `/${role}/mentorships/${mentorshipId}/feedback`

/** Sends her on to the home of her role once she is signed in. */
export const toHerHome = '/login'

/** Where a mentor sees her own profile. */
export const toProfile = hasPage('/mentor/my-account') ? '/mentor/my-account' : toMentor
