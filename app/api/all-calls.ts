import type { AnyCall } from './call'
import { dashboard } from './calls/admin-dashboard'
import * as decisions from './calls/admin-decisions'
import { adminLists } from './calls/admin-lists'
import * as adminMentorships from './calls/admin-mentorships'
import * as adminPeople from './calls/admin-people'
import * as adminPurchases from './calls/admin-purchases'
import * as adminRequests from './calls/admin-requests'
import * as scholarships from './calls/admin-scholarships'
import * as adminSessions from './calls/admin-sessions'
import * as adminSuggestions from './calls/admin-suggestions'
import * as testimonials from './calls/admin-testimonials'
import { lookups } from './calls/lookups'
import * as requests from './calls/mentorship-requests'
import { offerLists } from './calls/offer-lists'
import { peopleLists } from './calls/people-lists'
import { paymentLists } from './calls/payment-lists'
import { messageCalls } from './calls/message-lists'
import * as mentorSearch from './calls/mentor-search'
import * as ownMentor from './calls/own-mentor'
import * as ownMentorships from './calls/own-mentorships'
import * as ownProfiles from './calls/own-profiles'
import * as taxDocuments from './calls/tax-documents'
import * as ownPurchases from './calls/own-purchases'
import * as ownSeminars from './calls/own-seminars'
import * as ownSuggestions from './calls/own-suggestions'
import * as passwords from './calls/passwords'
import * as preferences from './calls/preferences'
import * as registrations from './calls/registrations'
import { suggestionCalls } from './calls/suggestion-lists'
import { seminarLists } from './calls/seminar-lists'
import * as user from './calls/user'

/** Every call of the JSON API. */
export const allCalls: AnyCall[] = [
  ...Object.values(user),
  ...Object.values(preferences),
  ...Object.values(passwords),
  ...Object.values(registrations),
  ...Object.values(ownProfiles),
  ...lookups,
  ...Object.values(mentorSearch),
  ...Object.values(ownPurchases),
  ...Object.values(requests),
  ...Object.values(ownMentorships),
  ...Object.values(ownMentor),
  ...Object.values(ownSeminars),
  ...Object.values(ownSuggestions),
  ...offerLists,
  ...seminarLists,
  ...adminLists,
  ...peopleLists,
  ...paymentLists,
  ...suggestionCalls,
  ...messageCalls,
  ...Object.values(adminPeople),
  ...Object.values(decisions).flat(),
  ...Object.values(adminPurchases),
  ...Object.values(taxDocuments),
  ...Object.values(adminRequests),
  ...Object.values(adminMentorships),
  ...Object.values(adminSessions),
  ...Object.values(testimonials),
  ...Object.values(scholarships),
  ...Object.values(adminSuggestions),
  dashboard,
]
