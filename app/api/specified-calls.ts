/** The calls of the specification's section 7, with {id} for every number. All other calls are added. */
export const specifiedCalls = `
POST login
POST logout
POST forgot-password
POST reset-password
POST client/user/change-password
GET user/me
GET client/user/work-statuses
GET client/user/industries
GET client/user/user-referrals
GET client/user/fields-of-support
GET client/user/counties
GET client/user/countries
GET client/user/available-subscriptions
GET client/user/check-email
POST client/user/choose-account
POST client/user/switch-account
POST client/user/change-locale
POST client/mentor/mentors
PUT client/mentor/mentors/{id}
PUT admin/mentors/{id}
PUT client/mentor/mentors/{id}/change-status
GET admin/mentors
GET client/user/mentors
GET client/user/mentors/search
POST client/mentee/mentors
POST client/mentee/mentees
PUT client/mentee/mentees/{id}
PUT admin/mentees/{id}
POST client/mentor/mentees
GET admin/mentees
POST client/mentee/purchase-subscription/{id}
GET client/mentee/purchased-subscriptions
GET admin/mentees/{id}/purchased-subscriptions
GET client/mentee/purchased-subscriptions/packages
GET admin/purchased-subscriptions
PUT admin/purchased-subscriptions/{id}/mark-as-paid
GET admin/purchased-subscriptions-packages/{id}/available-mentors
POST admin/purchased-subscriptions-packages/{id}/create-mentorship
POST client/mentee/request-mentoring
POST client/mentee/request-coaching
GET admin/mentorship-requests
GET client/mentor/mentorship-requests
GET admin/mentors/{id}/mentorship-requests
GET client/mentee/mentorship-requests
GET admin/mentees/{id}/mentorship-requests
PUT client/mentor/mentorship-requests
PUT admin/mentors/{id}/mentorship-requests
GET admin/mentorships
PUT admin/mentorships/{id}/stop
PUT admin/mentorships/{id}/complete
GET client/mentor/current-mentorship
GET client/mentee/current-mentorship
GET admin/mentors/{id}/current-mentorship
GET admin/mentees/{id}/current-mentorship
PUT client/mentee/current-mentorship/completed-sessions/increase
PUT client/mentee/current-mentorship/completed-sessions/decrease
PUT admin/mentees/{id}/current-mentorship/completed-sessions/increase
PUT admin/mentees/{id}/current-mentorship/completed-sessions/decrease
GET client/mentor/previous-mentorships
GET admin/mentors/{id}/previous-mentorships
GET admin/mentors/applications
PUT admin/mentors/applications
POST admin/mentors/{id}/messages
GET admin/mentors/{id}/messages
POST admin/mentees/{id}/messages
GET admin/mentees/{id}/messages
GET admin/mentors/pending-edit-requests
GET admin/mentors/{id}/pending-edit-requests
PUT admin/mentors/pending-edit-requests/{id}
GET admin/mentors/{id}/testimonials
GET client/user/mentors/{id}/testimonials
GET client/mentor/testimonials
POST admin/mentors/{id}/testimonials
PUT admin/mentors/testimonials/{id}
DELETE admin/mentors/testimonials/{id}
GET admin/mentors/export
GET admin/mentees/export
GET admin/mentees/scholarships
POST admin/mentees/scholarships
PUT admin/mentees/scholarships/{id}
GET admin/mentees/{id}/scholarships
PUT admin/mentees/{id}/scholarships
DELETE admin/mentees/scholarships/subscriptions/{id}
GET admin/dashboard
GET client/mentor/offers`
  .trim()
  .split('\n')

const specified = new Set(specifiedCalls)

/** Whether the specification names a call. */
export const isSpecified = ({ method, path }: { method: string; path: string }) =>
  specified.has(`${method} ${path}`)
