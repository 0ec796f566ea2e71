import type { AnyCall } from './call'
import * as dashboard from './calls/admin-dashboard'
import * as decisions from './calls/admin-decisions'
import * as adminMentorships from './calls/admin-mentorships'
import * as adminMessages from './calls/admin-messages'
import * as adminOffers from './calls/admin-offers'
import * as adminPeople from './calls/admin-people'
import * as adminPurchases from './calls/admin-purchases'
import * as adminRequests from './calls/admin-requests'
import * as scholarships from './calls/admin-scholarships'
import * as adminSessions from './calls/admin-sessions'
import * as adminSuggestions from './calls/admin-suggestions'
import * as testimonials from './calls/admin-testimonials'
import * as lookups from './calls/lookups'
import * as requests from './calls/mentorship-requests'
import * as mentorSearch from './calls/mentor-search'
import * as ownMentor from './calls/own-mentor'
import * as ownMentorships from './calls/own-mentorships'
import * as ownProfiles from './calls/own-profiles'
import * as ownPurchases from './calls/own-purchases'
import * as ownSuggestions from './calls/own-suggestions'
import * as passwords from './calls/passwords'
import * as preferences from './calls/preferences'
import * as registrations from './calls/registrations'
import * as user from './calls/user'

/** Every call of the JSON API. */
export const allCalls: AnyCall[] = [
  user,
  preferences,
  passwords,
  registrations,
  ownProfiles,
  lookups,
  mentorSearch,
  ownPurchases,
  requests,
  ownMentorships,
  ownMentor,
  ownSuggestions,
  adminOffers,
  adminPeople,
  decisions,
  adminMessages,
  adminPurchases,
  adminRequests,
  adminMentorships,
  adminSessions,
  testimonials,
  scholarships,
  adminSuggestions,
  dashboard,
].flatMap((calls) => Object.values<AnyCall>(calls))
