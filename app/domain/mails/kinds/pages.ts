import { hasPage } from '~/route-table'

/** Pages that several kinds of mail open. */
export const toMentor = '/mentor/mentorships'
export const toMentee = '/mentee/mentorships'
export const toMentors = '/mentors'
export const toApplication = '/mentor/application'
export const toGift = '/mentor/my-account/gift'

/** Sends her on to the home of her role once she is signed in. */
export const toHerHome = '/login'

/** Where a mentor sees her own profile. */
export const toProfile = hasPage('/mentor/my-account') ? '/mentor/my-account' : toMentor
