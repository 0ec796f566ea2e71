// Long: every page that is walked stands here, once.
/** Who opens a page: nobody, or a demo person by the name in her address, in a role. */
export type Reader = 'visitor' | `${'mentee' | 'mentor' | 'admin'} ${string}`

/** A page: its address, where {word} is the id that `ids` finds, and the form that is sent empty to be refused. */
export type Walked = { path: string; refuses?: string }

const form = (path: string, refuses = 'main form[method="post"]'): Walked => ({ path, refuses })

const open: (string | Walked)[] = [
  '/',
  '/mentors',
  '/mentors?isCoach=1&q=ζζζ',
  '/mentors/{mentor}',
  '/mentoring-packages',
  '/faq',
  '/faq/packages',
  '/terms-and-conditions',
  '/privacy-policy',
  '/cookies-policy',
  '/mentoring-terms',
  '/coaching-terms',
  '/accessibility',
  form('/mentee/register'),
  form('/mentor/register'),
  form('/login'),
  form('/forgot-password'),
  '/forgot-password?sent',
  '/reset-password?token=unknown',
  '/confirm-email?token=unknown',
  '/confirm-news?token=unknown',
  form('/erase-my-address'),
  '/invitation?token=unknown',
  '/new-email?token=unknown',
  '/unsubscribe/unknown',
  '/erased',
  '/error-404',
  '/pages/miscellaneous/not-authorized',
  '/pages/miscellaneous/coming-soon',
  '/pages/miscellaneous/error',
  '/pages/miscellaneous/under-maintenance',
]

const account = ['preferences', 'notifications', 'security', 'data']
const tabs = (path: string, ...names: string[]) => names.map((name) => `${path}?tab=${name}`)

const matched: (string | Walked)[] = [
  '/mentee/mentorships',
  '/mentee/messages',
  '/purchases',
  '/purchases/{purchase}',
  '/receipts/{purchase}',
  '/mentors/{mentor}',
  ...tabs('/mentee/my-account', 'visibility', 'otherProfile', ...account),
  form('/mentee/my-account?tab=profile'),
  form('/mentee/mentorships/{pair}/sessions/plan'),
  '/mentee/mentorships/{pair}/goals',
  form('/mentee/mentorships/{pair}/check-in'),
  form('/mentee/mentorships/{pair}/ask-team'),
  '/first-meeting/mentoring',
  '/calendar-address',
  form('/report/mentor/{mentor}'),
  '/erase-my-account',
  '/second-factor',
]

const newcomer: (string | Walked)[] = [
  '/mentee/mentorships',
  form('/mentee/find-my-mentor'),
  form('/checkout/1'),
  '/mentoring-packages',
]

const waiting: (string | Walked)[] = ['/mentee/mentorships', '/mentee/mentorships/requests/{sent}/withdraw']

const mentor: (string | Walked)[] = [
  '/mentor/mentorships',
  '/mentor/messages',
  '/mentor/mentor2mentor',
  '/mentor/seminars',
  '/mentor/statistics',
  ...tabs('/mentor/my-account', 'otherProfile', ...account),
  form('/mentor/my-account/profile'),
  form('/mentor/my-account/photo', '#photo-form'),
  '/mentor/my-account/availability',
  '/mentor/my-account/status',
  form('/mentor/my-account/gift'),
]

const asked: (string | Walked)[] = [
  '/mentor/mentorships',
  '/mentor/mentorships/requests/{asked}/ask',
  '/mentor/mentorships/requests/{asked}/approve',
  '/mentor/mentorships/requests/{asked}/reject',
]

const admin: (string | Walked)[] = [
  '/admin/dashboard',
  '/admin/search?q=demo',
  '/admin/mentors',
  '/admin/mentors/{mentor}',
  form('/admin/mentors/{mentor}/edit'),
  form('/admin/mentors/{mentor}/messages'),
  '/admin/mentees',
  '/admin/mentees/{mentee}',
  form('/admin/mentees/{mentee}/profile'),
  '/admin/mentorships',
  '/admin/mentorships/{running}',
  '/admin/mentorships/{running}/sessions',
  form('/admin/mentorships/{running}/stop'),
  '/admin/mentorships/{running}/pause',
  '/admin/pending-mentorship-requests',
  '/admin/rejected-mentorship-requests',
  '/admin/pending-applications',
  form('/admin/pending-applications/{applicant}'),
  '/admin/pending-edit-requests',
  '/admin/purchased-subscriptions',
  '/admin/purchased-subscriptions/{order}',
  '/admin/payments',
  '/admin/scholarships',
  '/admin/mentor-suggestion-requests',
  form('/admin/create-new-mentor'),
  form('/admin/create-new-mentee'),
  '/admin/create-new-mentorship',
  form('/admin/import'),
  '/admin/emails',
  '/admin/history',
  '/admin/reports',
  '/admin/news',
  form('/admin/news/new'),
  form('/admin/message-templates/new'),
  form('/admin/offers'),
  '/admin/seminars',
  form('/admin/seminars/new'),
  '/admin/administrators',
  form('/admin/administrators/invite'),
  '/admin/jobs',
  '/admin/settings',
  '/admin/settings/bank',
  '/admin/settings/texts',
  '/admin/certificates',
  ...tabs('/admin/my-account', 'profile', 'views', ...account),
]

const walked = (pages: (string | Walked)[]) =>
  pages.map((page): Walked => (typeof page === 'string' ? { path: page } : page))

/** The pages by reader; the name of a reader's file in views/ is the reader's. */
export const pages: [Reader, Walked[]][] = [
  ['visitor', walked(open)],
  ['mentee matched', walked(matched)],
  ['mentee newcomer', walked(newcomer)],
  ['mentee waiting', walked(waiting)],
  ['mentor coach', walked(mentor)],
  ['mentor mentor', walked(asked)],
  ['admin admin', walked(admin)],
]

const of = (email: string) => `(select id from data.users where email = '${email}@demo.example')`

/** The ids in addresses. */
export const ids: Record<string, string> = {
  mentor: `select id from data.mentors where user_id = ${of('coach')}`,
  mentee: `select id from data.mentees where user_id = ${of('matched')}`,
  purchase: `select p.id from data.purchases p join data.mentees e on e.id = p.mentee_id where e.user_id = ${of('matched')} order by 1 limit 1`,
  pair: `select id from data.mentorships where mentee_user_id = ${of('matched')} and status = 'running'`,
  sent: `select r.id from data.mentorship_requests r join data.mentees e on e.id = r.mentee_id where e.user_id = ${of('waiting')} and r.status = 'pending'`,
  asked: `select r.id from data.mentorship_requests r join data.mentors m on m.id = r.mentor_id where m.user_id = ${of('mentor')} and r.status = 'pending' order by 1 limit 1`,
  running: `select min(id) as id from data.mentorships where status = 'running'`,
  applicant: `select min(id) as id from data.mentors where status = 'new'`,
  order: `select max(id) as id from data.purchases`,
}
