// Long: every URL of the product stands here, once.
/** Who may open a page: the resources of the specification, and `signed-in` for a session in any role. */
export type Resource = 'public' | 'admin' | 'mentor' | 'mentee' | 'not-mentor' | 'not-mentee' | 'signed-in'

/** Which admins open a page of the team; app/viewer/rights.ts has the meaning. */
export type PageRight = 'work' | 'money' | 'team' | 'staff' | 'byList'

type Group<R extends Resource> = {
  resource: R
  layout: 'horizontal' | 'vertical' | 'full' | 'none'
  /** Below app/routes. */
  folder: string
}

type More = {
  /** Signed-in users are redirected to the home of their role. */
  redirectIfSignedIn?: boolean
  /** The address holds a secret: no browser stores the page, and no other site learns where it was. */
  secretInAddress?: boolean
}

export type Page = Group<Resource> & More & { path: string; right?: PageRight }

const group = <R extends Exclude<Resource, 'admin'>, Path extends string>(
  shared: Group<R>,
  paths: readonly Path[],
  more: More = {},
) => paths.map((path) => ({ path, ...shared, ...more }))

/** Pages with the right that opens each of them: no page of the team is without. */
const withRights = <R extends Resource, Path extends string>(
  shared: Group<R>,
  rights: Record<Path, PageRight>,
) => Object.entries<PageRight>(rights).map(([path, right]) => ({ path: path as Path, ...shared, right }))

const open: Group<'public'> = { resource: 'public', layout: 'horizontal', folder: 'public' }
const mentee: Group<'mentee'> = { resource: 'mentee', layout: 'horizontal', folder: 'mentee' }
const mentor: Group<'mentor'> = { resource: 'mentor', layout: 'horizontal', folder: 'mentor' }
const admin: Group<'admin'> = { resource: 'admin', layout: 'vertical', folder: 'admin' }
const full: Group<'public'> = { resource: 'public', layout: 'full', folder: 'full' }
const withoutPage = <R extends Resource>(resource: R): Group<R> => ({
  resource,
  layout: 'none',
  folder: 'resources',
})

const table = [
  ...group(open, ['/'], { redirectIfSignedIn: true }),
  ...group(open, [
    '/mentors',
    '/mentors/:mentorId',
    '/mentoring-packages',
    '/faq',
    '/terms-and-conditions',
    '/privacy-policy',
    '/cookies-policy',
    '/mentoring-terms',
    '/coaching-terms',
    '/accessibility',
  ]),
  ...group({ ...open, resource: 'not-mentee' }, ['/mentee/register']),
  ...group({ ...open, resource: 'not-mentor' }, ['/mentor/register']),

  ...group(mentee, [
    '/mentee/my-account',
    '/mentee/messages',
    '/mentee/find-my-mentor',
    '/mentee/ask-scholarship',
    '/mentee/guardian',
    '/mentee/mentorships',
    '/mentee/mentorships/requests/:requestId/answer',
    '/mentee/mentorships/requests/:requestId/withdraw',
    '/checkout/:packageId',
    '/purchases',
    '/purchases/:purchaseId',
    '/purchases/:purchaseId/proof',
    '/purchases/:purchaseId/cancel',
    '/purchases/:purchaseId/withdraw',
    '/purchases/:purchaseId/withdraw/confirm',
    '/purchases/:purchaseId/withdrawn',
    '/purchases/:purchaseId/begin',
    '/purchases/:purchaseId/ask-refund',
    '/purchases/:purchaseId/refund-account',
    '/purchases/:purchaseId/invoice',
    '/purchases/:purchaseId/return',
  ]),
  ...group({ ...mentee, folder: 'pair' }, [
    '/mentee/mentorships/:mentorshipId/check-in',
    '/mentee/mentorships/:mentorshipId/thanks',
    '/mentee/mentorships/:mentorshipId/ask-team',
    '/mentee/mentorships/:mentorshipId/goals',
    '/mentee/mentorships/:mentorshipId/sessions/plan',
    '/mentee/mentorships/:mentorshipId/sessions/times',
    '/mentee/mentorships/:mentorshipId/sessions/:sessionId',
  ]),
  // For the mentee and the admins.
  ...withRights({ ...mentee, resource: 'signed-in' }, { '/receipts/:purchaseId': 'money' }),
  // For mentees and mentors.
  ...group({ ...mentee, resource: 'signed-in' }, [
    '/certificates/:mentorshipId',
    '/first-meeting/:kind',
    '/session-sheets',
  ]),
  ...group({ ...mentee, resource: 'signed-in' }, ['/report/:subject/:id']),

  ...group({ ...mentor, folder: 'pair' }, [
    '/mentor/mentorships/:mentorshipId/check-in',
    '/mentor/mentorships/:mentorshipId/thanks',
    '/mentor/mentorships/:mentorshipId/ask-team',
    '/mentor/mentorships/:mentorshipId/goals',
    '/mentor/mentorships/:mentorshipId/sessions/plan',
    '/mentor/mentorships/:mentorshipId/sessions/times',
    '/mentor/mentorships/:mentorshipId/sessions/:sessionId',
  ]),
  ...group(mentor, [
    '/mentor/mentorships',
    '/mentor/mentorships/requests/:requestId/ask',
    '/mentor/mentorships/requests/:requestId/approve',
    '/mentor/mentorships/requests/:requestId/reject',
    '/mentor/messages',
    '/mentor/mentor2mentor',
    '/mentor/seminars',
    '/mentor/statistics',
    '/mentor/my-account',
    '/mentor/my-account/profile',
    '/mentor/my-account/profile/withdraw',
    '/mentor/my-account/photo',
    '/mentor/my-account/availability',
    '/mentor/my-account/status',
    '/mentor/my-account/gift',
  ]),

  ...group({ ...open, resource: 'signed-in' }, ['/mentor/application']),
  ...withRights(
    { ...admin, folder: 'pair' },
    {
      '/admin/mentorships/:mentorshipId/sessions/plan': 'work',
      '/admin/mentorships/:mentorshipId/sessions/times': 'work',
      '/admin/mentorships/:mentorshipId/sessions/:sessionId': 'work',
    },
  ),
  ...withRights(admin, {
    '/admin/dashboard': 'team',
    '/admin/search': 'team',
    '/admin/statistics': 'work',
    '/admin/year-report': 'team',
    '/admin/offers': 'work',
    '/admin/offers/:offerId': 'work',
    '/admin/seminars': 'work',
    '/admin/seminars/:seminarId': 'work',
    '/admin/my-account': 'team',
    '/admin/mentees/:menteeId': 'work',
    '/admin/mentees/:menteeId/objection': 'team',
    '/admin/mentees/:menteeId/profile': 'work',
    '/admin/purchased-subscriptions': 'team',
    '/admin/purchased-subscriptions/:purchaseId': 'money',
    '/admin/purchased-subscriptions/:purchaseId/mark-as-paid': 'money',
    '/admin/purchased-subscriptions/:purchaseId/refund': 'money',
    '/admin/purchased-subscriptions/:purchaseId/withdrawal': 'money',
    '/admin/purchased-subscriptions/:purchaseId/reopen-claim': 'work',
    '/admin/purchased-subscriptions/:purchaseId/document': 'money',
    '/admin/tax-documents': 'money',
    '/admin/tax-documents/:documentId': 'money',
    '/admin/tax-documents/:documentId/correct': 'money',
    '/admin/bulk/:list/:act': 'byList',
    '/admin/accounting': 'money',
    '/admin/accounting/close/:month': 'money',
    '/admin/statements': 'money',
    '/admin/statements/:statementId': 'money',
    '/admin/payments': 'money',
    '/admin/mentorships': 'work',
    '/admin/mentorships/:mentorshipId': 'work',
    '/admin/mentorships/:mentorshipId/sessions': 'work',
    '/admin/mentorships/:mentorshipId/state': 'work',
    '/admin/pending-mentorship-requests': 'work',
    '/admin/pending-mentorship-requests/:requestId': 'work',
    '/admin/rejected-mentorship-requests': 'work',
    '/admin/mentors': 'work',
    '/admin/mentees': 'work',
    '/admin/emails': 'work',
    '/admin/history': 'work',
    '/admin/emails/:mailId': 'work',
    '/admin/pending-edit-requests': 'work',
    '/admin/mentors/:mentorId/pending-edit-requests': 'work',
    '/admin/mentors/:mentorId': 'work',
    '/admin/mentors/:mentorId/edit': 'work',
    '/admin/mentors/:mentorId/testimonials/:testimonialId': 'work',
    '/admin/pending-applications': 'work',
    '/admin/pending-applications/:mentorId': 'work',
    '/admin/scholarships': 'money',
    '/admin/scholarships/:scholarshipId': 'money',
    '/admin/scholarships/requests/:requestId': 'money',
    '/admin/mentees/:menteeId/scholarships': 'money',
    '/admin/create-new-mentorship': 'work',
    '/admin/create-new-mentor': 'work',
    '/admin/create-new-mentee': 'work',
    '/admin/import': 'work',
    '/admin/import/:importId': 'work',
    '/admin/users/:userId': 'work',
    '/admin/users/:userId/erase': 'work',
    '/admin/users/:userId/data': 'staff',
    '/admin/message-templates': 'work',
    '/admin/message-templates/:templateId': 'work',
    '/admin/mentor-suggestion-requests': 'work',
    '/admin/mentor-suggestion-requests/:requestId': 'work',
    '/admin/mentors/:mentorId/messages': 'work',
    '/admin/mentees/:menteeId/messages': 'work',
    '/admin/administrators': 'team',
    '/admin/administrators/:userId': 'staff',
    '/admin/right-needed': 'team',
    '/admin/jobs': 'staff',
    '/admin/settings': 'staff',
    '/admin/settings/prices': 'staff',
    '/admin/settings/texts': 'staff',
    '/admin/settings/texts/:document': 'staff',
    '/admin/settings/:part': 'staff',
    '/admin/reports': 'work',
    '/admin/reports/:reportId': 'work',
  }),

  ...group(full, ['/login', '/login/code', '/forgot-password'], { redirectIfSignedIn: true }),
  ...group(
    full,
    [
      '/reset-password',
      '/confirm-email',
      '/sign-in',
      '/guardian',
      '/invitation',
      '/new-email',
      '/unsubscribe/:token',
    ],
    { secretInAddress: true },
  ),
  ...group(full, [
    '/held',
    '/login/arrive',
    '/erased',
    '/error-404',
    '/pages/miscellaneous/not-authorized',
    '/pages/miscellaneous/error',
    '/pages/miscellaneous/under-maintenance',
    '/pages/miscellaneous/coming-soon',
  ]),
  ...group({ ...full, resource: 'signed-in' }, [
    '/choose-profile',
    '/complete-profile',
    '/new-terms',
    '/erase-my-account',
    '/my-data',
    '/suspended',
    '/enter-password',
    '/second-factor',
  ]),

  // Forms, downloads and webhooks without a page.
  ...group(withoutPage('public'), [
    '/locale',
    '/theme',
    '/logout',
    '/photos/:photoId/:size',
    '/suggestions',
    '/faq/:category',
    '/sitemap.xml',
    '/robots.txt',
    '/api/stripe/webhook',
    '/mentee/mentorships/:mentorshipId/feedback',
    '/mentee/mentorships/:mentorshipId/later',
    '/mentor/mentorships/:mentorshipId/feedback',
  ]),
  ...withRights(withoutPage('admin'), {
    '/admin/search/suggestions': 'team',
    '/admin/exports/:list': 'byList',
    '/admin/import/:importId/report': 'work',
    '/admin/users/:userId/data/file': 'staff',
  }),
  ...group(withoutPage('mentor'), ['/mentor/seminars/:seminarId/calendar']),
  ...group(withoutPage('mentee'), [
    '/mentors/:mentorId/when-free',
    '/mentors/:mentorId/favourite',
    '/waits/:what/:id',
  ]),
  ...group({ resource: 'signed-in', layout: 'none', folder: 'resources' }, [
    '/switch-account',
    '/my-data/file',
    '/notifications',
    '/calendar/:mentorshipId/:sessionId',
    '/proofs/:proofId',
    '/tax-documents/:documentId',
  ]),
  ...group(full, ['/dev/mail', '/dev/mail/:mailId']),
]

/** Every page of the product: URL, who may open it, layout, folder. */
export const pages: Page[] = table

/** The paths of the team's pages. */
export type TeamPath = Extract<(typeof table)[number], { resource: 'admin' }>['path']

/** The paths of the pages that the right of an admin opens: the team's, and the receipt of a mentee. */
export type RightPath = Extract<(typeof table)[number], { right: PageRight }>['path']

/**
 * The file of a page, below app/: its address with dots, without the name of its side in front
 * (`/admin/mentors/:mentorId` is `admin/mentors.$mentorId`). Without a layout it contains no JSX.
 */
export function fileOf({ path, resource, folder, layout }: Page) {
  const place = path.slice(path.startsWith(`/${resource}/`) ? resource.length + 2 : 1)
  const name = place.replaceAll('/', '.').replaceAll(':', '$') || 'home'
  return `routes/${folder}/${name}.${layout === 'none' ? 'ts' : 'tsx'}`
}

/** The id of its route: the file, or the path where several pages have one file. */
export const idOf = (page: Page) =>
  pages.filter((other) => fileOf(other) === fileOf(page)).length > 1 ? page.path : fileOf(page)

/** True if the URL is a page. Menus and tiles link to no other. */
export function hasPage(path: string) {
  return pages.some((page) => page.path === path)
}
