// Long: every URL of the product stands here, once.
/** Who may open a page: the resources of the specification, and `signed-in` for a session in any role. */
export type Resource = 'public' | 'admin' | 'mentor' | 'mentee' | 'not-mentor' | 'not-mentee' | 'signed-in'

export type Page = {
  path: string
  resource: Resource
  layout: 'horizontal' | 'vertical' | 'full' | 'none'
  /** Signed-in users are redirected to the home of their role. */
  redirectIfSignedIn?: boolean
  /** The address holds a secret: no browser stores the page, and no other site learns where it was. */
  secretInAddress?: boolean
  /** Path below app/routes, without extension. */
  file: string
}

type Group<R extends Resource> = { resource: R; layout: Page['layout']; folder: string }

const group = <R extends Resource, Path extends string>(
  { resource, layout, folder }: Group<R>,
  paths: Record<Path, string>,
  more: Pick<Page, 'redirectIfSignedIn' | 'secretInAddress'> = {},
) =>
  Object.entries<string>(paths).map(([path, file]) => ({
    path: path as Path,
    resource,
    layout,
    file: `${folder}/${file}`,
    ...more,
  }))

const open: Group<'public'> = { resource: 'public', layout: 'horizontal', folder: 'public' }
const mentee: Group<'mentee'> = { resource: 'mentee', layout: 'horizontal', folder: 'mentee' }
const mentor: Group<'mentor'> = { resource: 'mentor', layout: 'horizontal', folder: 'mentor' }
const admin: Group<'admin'> = { resource: 'admin', layout: 'vertical', folder: 'admin' }
const full: Group<'public'> = { resource: 'public', layout: 'full', folder: 'full' }

/** Pages about a mentorship with one file for several of its sides: mentee, mentor, team. */
const ofPair = <Side extends 'mentee' | 'mentor' | 'admin', Name extends string>(
  { resource, layout }: Group<Side>,
  names: readonly Name[],
) =>
  names.map((name) => ({
    path: `/${resource}/mentorships/:mentorshipId/${name}` as const,
    resource,
    layout,
    file: `pair/mentorships.$mentorshipId.${name.replaceAll('/', '.').replaceAll(':', '$')}`,
  }))

const table = [
  ...group(open, { '/': 'home' }, { redirectIfSignedIn: true }),
  ...group(open, {
    '/mentors': 'mentors',
    '/mentors/:mentorId': 'mentors.$mentorId',
    '/mentoring-packages': 'mentoring-packages',
    '/faq': 'faq',
    '/terms-and-conditions': 'terms-and-conditions',
    '/privacy-policy': 'privacy-policy',
    '/cookies-policy': 'cookies-policy',
    '/mentoring-terms': 'mentoring-terms',
    '/coaching-terms': 'coaching-terms',
    '/accessibility': 'accessibility',
  }),
  ...group({ ...open, resource: 'not-mentee' }, { '/mentee/register': 'mentee.register' }),
  ...group({ ...open, resource: 'not-mentor' }, { '/mentor/register': 'mentor.register' }),

  ...group(mentee, {
    '/mentee/my-account': 'my-account',
    '/mentee/messages': 'messages',
    '/mentee/find-my-mentor': 'find-my-mentor',
    '/mentee/ask-scholarship': 'ask-scholarship',
    '/mentee/guardian': 'guardian',
    '/mentee/mentorships': 'mentorships',
    '/mentee/mentorships/requests/:requestId/answer': 'mentorships.requests.$requestId.answer',
    '/mentee/mentorships/requests/:requestId/withdraw': 'mentorships.requests.$requestId.withdraw',
    '/checkout/:packageId': 'checkout.$packageId',
    '/purchases': 'purchases',
    '/purchases/:purchaseId': 'purchases.$purchaseId',
    '/purchases/:purchaseId/proof': 'purchases.$purchaseId.proof',
    '/purchases/:purchaseId/cancel': 'purchases.$purchaseId.cancel',
    '/purchases/:purchaseId/withdraw': 'purchases.$purchaseId.withdraw',
    '/purchases/:purchaseId/withdraw/confirm': 'purchases.$purchaseId.withdraw.confirm',
    '/purchases/:purchaseId/withdrawn': 'purchases.$purchaseId.withdrawn',
    '/purchases/:purchaseId/begin': 'purchases.$purchaseId.begin',
    '/purchases/:purchaseId/ask-refund': 'purchases.$purchaseId.ask-refund',
    '/purchases/:purchaseId/refund-account': 'purchases.$purchaseId.refund-account',
    '/purchases/:purchaseId/invoice': 'purchases.$purchaseId.invoice',
    '/purchases/:purchaseId/return': 'purchases.$purchaseId.return',
  }),
  ...ofPair(mentee, [
    'check-in',
    'thanks',
    'ask-team',
    'goals',
    'sessions/plan',
    'sessions/times',
    'sessions/:sessionId/move',
    'sessions/:sessionId/cancel',
    'sessions/:sessionId/settle',
  ]),
  // For the mentee and the admins.
  ...group({ ...mentee, resource: 'signed-in' }, { '/receipts/:purchaseId': 'receipts.$purchaseId' }),
  // For mentees and mentors.
  ...group(
    { ...mentee, resource: 'signed-in' },
    {
      '/certificates/:mentorshipId': 'certificates.$mentorshipId',
      '/first-meeting/:kind': 'first-meeting.$kind',
      '/calendar-address': 'calendar-address',
    },
  ),
  ...group({ ...mentee, resource: 'signed-in' }, { '/report/:subject/:id': 'report.$subject.$id' }),

  ...ofPair(mentor, [
    'check-in',
    'thanks',
    'ask-team',
    'goals',
    'sessions/plan',
    'sessions/times',
    'sessions/:sessionId/move',
    'sessions/:sessionId/cancel',
  ]),
  ...group(mentor, {
    '/mentor/mentorships': 'mentorships',
    '/mentor/mentorships/requests/:requestId/ask': 'mentorships.requests.$requestId.ask',
    '/mentor/mentorships/requests/:requestId/approve': 'mentorships.requests.$requestId.approve',
    '/mentor/mentorships/requests/:requestId/reject': 'mentorships.requests.$requestId.reject',
    '/mentor/messages': 'messages',
    '/mentor/mentor2mentor': 'mentor2mentor',
    '/mentor/seminars': 'seminars',
    '/mentor/statistics': 'statistics',
    '/mentor/statistics/:year': 'statistics.$year',
    '/mentor/my-account': 'my-account',
    '/mentor/my-account/profile': 'my-account.profile',
    '/mentor/my-account/profile/withdraw': 'my-account.profile.withdraw',
    '/mentor/my-account/photo': 'my-account.photo',
    '/mentor/my-account/availability': 'my-account.availability',
    '/mentor/my-account/status': 'my-account.status',
    '/mentor/my-account/gift': 'my-account.gift',
  }),

  ...group({ ...mentor, resource: 'signed-in' }, { '/mentor/application': 'application' }),
  ...group(
    { resource: 'admin', layout: 'none', folder: 'resources' },
    {
      '/admin/exports/dashboard': 'exports.dashboard',
      '/admin/exports/year-report': 'exports.year-report',
    },
  ),

  ...ofPair(admin, [
    'sessions/plan',
    'sessions/times',
    'sessions/:sessionId/move',
    'sessions/:sessionId/cancel',
    'sessions/:sessionId/settle',
  ]),
  ...group(admin, {
    '/admin/dashboard': 'dashboard',
    '/admin/search': 'search',
    '/admin/statistics': 'statistics',
    '/admin/year-report': 'year-report',
    '/admin/offers': 'offers',
    '/admin/offers/:offerId': 'offers.$offerId',
    '/admin/offers/:offerId/end': 'offers.$offerId.end',
    '/admin/seminars': 'seminars',
    '/admin/seminars/new': 'seminars.new',
    '/admin/seminars/:seminarId': 'seminars.$seminarId',
    '/admin/seminars/:seminarId/edit': 'seminars.$seminarId.edit',
    '/admin/seminars/:seminarId/cancel': 'seminars.$seminarId.cancel',
    '/admin/my-account': 'my-account',
    '/admin/users/:userId/second-factor': 'users.$userId.second-factor',
    '/admin/mentees/:menteeId': 'mentees.$menteeId',
    '/admin/mentees/:menteeId/objection': 'mentees.$menteeId.objection',
    '/admin/mentees/:menteeId/profile': 'mentees.$menteeId.profile',
    '/admin/purchased-subscriptions': 'purchased-subscriptions',
    '/admin/purchased-subscriptions/:purchaseId': 'purchased-subscriptions.$purchaseId',
    '/admin/purchased-subscriptions/:purchaseId/mark-as-paid':
      'purchased-subscriptions.$purchaseId.mark-as-paid',
    '/admin/purchased-subscriptions/:purchaseId/cancel': 'purchased-subscriptions.$purchaseId.cancel',
    '/admin/purchased-subscriptions/:purchaseId/ask-guardian':
      'purchased-subscriptions.$purchaseId.ask-guardian',
    '/admin/purchased-subscriptions/:purchaseId/deposit': 'purchased-subscriptions.$purchaseId.deposit',
    '/admin/purchased-subscriptions/:purchaseId/take-back': 'purchased-subscriptions.$purchaseId.take-back',
    '/admin/purchased-subscriptions/:purchaseId/refund': 'purchased-subscriptions.$purchaseId.refund',
    '/admin/purchased-subscriptions/:purchaseId/withdrawal': 'purchased-subscriptions.$purchaseId.withdrawal',
    '/admin/purchased-subscriptions/:purchaseId/reopen-claim':
      'purchased-subscriptions.$purchaseId.reopen-claim',
    '/admin/purchased-subscriptions/:purchaseId/document': 'purchased-subscriptions.$purchaseId.document',
    '/admin/tax-documents': 'tax-documents',
    '/admin/tax-documents/:documentId': 'tax-documents.$documentId',
    '/admin/tax-documents/:documentId/correct': 'tax-documents.$documentId.correct',
    '/admin/bulk/:list/:act': 'bulk.$list.$act',
    '/admin/accounting': 'accounting',
    '/admin/accounting/close/:month': 'accounting.close.$month',
    '/admin/statements': 'statements',
    '/admin/statements/:statementId': 'statements.$statementId',
    '/admin/payments': 'payments',
    '/admin/payments/refunds/:refundId': 'payments.refunds.$refundId',
    '/admin/payments/requests/:requestId': 'payments.requests.$requestId',
    '/admin/payments/flags/:flagId': 'payments.flags.$flagId',
    '/admin/payments/surplus/:paymentId': 'payments.surplus.$paymentId',
    '/admin/mentorships': 'mentorships',
    '/admin/mentorships/:mentorshipId': 'mentorships.$mentorshipId',
    '/admin/mentorships/:mentorshipId/follow-up': 'mentorships.$mentorshipId.follow-up',
    '/admin/mentorships/:mentorshipId/sessions': 'mentorships.$mentorshipId.sessions',
    '/admin/mentorships/:mentorshipId/sessions/:sessionId/remove':
      'mentorships.$mentorshipId.sessions.$sessionId.remove',
    '/admin/mentorships/:mentorshipId/stop': 'mentorships.$mentorshipId.stop',
    '/admin/mentorships/:mentorshipId/end-for-safety': 'mentorships.$mentorshipId.end-for-safety',
    '/admin/mentorships/:mentorshipId/pause': 'mentorships.$mentorshipId.pause',
    '/admin/mentorships/:mentorshipId/resume': 'mentorships.$mentorshipId.resume',
    '/admin/mentorships/:mentorshipId/complete': 'mentorships.$mentorshipId.complete',
    '/admin/pending-mentorship-requests': 'pending-mentorship-requests',
    '/admin/pending-mentorship-requests/:requestId/approve': 'pending-mentorship-requests.$requestId.approve',
    '/admin/pending-mentorship-requests/:requestId/reject': 'pending-mentorship-requests.$requestId.reject',
    '/admin/pending-mentorship-requests/:requestId/remind': 'pending-mentorship-requests.$requestId.remind',
    '/admin/certificates': 'certificates',
    '/admin/rejected-mentorship-requests': 'rejected-mentorship-requests',
    '/admin/mentors': 'mentors',
    '/admin/mentees': 'mentees',
    '/admin/emails': 'emails',
    '/admin/history': 'history',
    '/admin/emails/:mailId': 'emails.$mailId',
    '/admin/pending-edit-requests': 'pending-edit-requests',
    '/admin/mentors/:mentorId/pending-edit-requests': 'mentors.$mentorId.pending-edit-requests',
    '/admin/mentors/:mentorId': 'mentors.$mentorId',
    '/admin/mentors/:mentorId/edit': 'mentors.$mentorId.edit',
    '/admin/mentors/:mentorId/photo': 'mentors.$mentorId.photo',
    '/admin/mentors/:mentorId/status': 'mentors.$mentorId.status',
    '/admin/mentors/:mentorId/away': 'mentors.$mentorId.away',
    '/admin/mentors/:mentorId/clearance': 'mentors.$mentorId.clearance',
    '/admin/mentors/:mentorId/follow-up': 'mentors.$mentorId.follow-up',
    '/admin/mentors/:mentorId/testimonials/:testimonialId': 'mentors.$mentorId.testimonials.$testimonialId',
    '/admin/mentors/:mentorId/testimonials/:testimonialId/delete':
      'mentors.$mentorId.testimonials.$testimonialId.delete',
    '/admin/pending-applications': 'pending-applications',
    '/admin/pending-applications/:mentorId': 'pending-applications.$mentorId',
    '/admin/scholarships': 'scholarships',
    '/admin/scholarships/:scholarshipId': 'scholarships.$scholarshipId',
    '/admin/scholarships/:scholarshipId/gift': 'scholarships.$scholarshipId.gift',
    '/admin/scholarships/:scholarshipId/award/:menteeId': 'scholarships.$scholarshipId.award.$menteeId',
    '/admin/scholarships/requests/:requestId': 'scholarships.requests.$requestId',
    '/admin/scholarships/awards/:purchaseId/withdraw': 'scholarships.awards.$purchaseId.withdraw',
    '/admin/mentees/:menteeId/scholarships': 'mentees.$menteeId.scholarships',
    '/admin/create-new-mentorship': 'create-new-mentorship',
    '/admin/create-new-mentor': 'create-new-mentor',
    '/admin/create-new-mentee': 'create-new-mentee',
    '/admin/import': 'import',
    '/admin/import/:importId': 'import.$importId',
    '/admin/users/:userId/email': 'users.$userId.email',
    '/admin/users/:userId/latin-name': 'users.$userId.latin-name',
    '/admin/users/:userId/erase': 'users.$userId.erase',
    '/admin/users/:userId/suspension': 'users.$userId.suspension',
    '/admin/users/:userId/data': 'users.$userId.data',
    '/admin/message-templates': 'message-templates',
    '/admin/message-templates/new': 'message-templates.new',
    '/admin/message-templates/:templateId': 'message-templates.$templateId',
    '/admin/mentor-suggestion-requests': 'mentor-suggestion-requests',
    '/admin/mentor-suggestion-requests/:requestId': 'mentor-suggestion-requests.$requestId',
    '/admin/mentors/:mentorId/messages': 'mentors.$mentorId.messages',
    '/admin/mentees/:menteeId/messages': 'mentees.$menteeId.messages',
    '/admin/administrators': 'administrators',
    '/admin/administrators/invite': 'administrators.invite',
    '/admin/administrators/:userId/retire': 'administrators.$userId.retire',
    '/admin/administrators/:userId/right': 'administrators.$userId.right',
    '/admin/right-needed': 'right-needed',
    '/admin/jobs': 'jobs',
    '/admin/settings': 'settings',
    '/admin/settings/prices': 'settings.prices',
    '/admin/settings/prices/:priceId/withdraw': 'settings.prices.$priceId.withdraw',
    '/admin/settings/vat': 'settings.vat',
    '/admin/settings/vat/:rateId/withdraw': 'settings.vat.$rateId.withdraw',
    '/admin/settings/texts': 'settings.texts',
    '/admin/settings/texts/:document': 'settings.texts.$document',
    '/admin/settings/texts/:document/check': 'settings.texts.$document.check',
    '/admin/settings/texts/:document/:version/withdraw': 'settings.texts.$document.$version.withdraw',
    '/admin/settings/iris/code': 'settings.iris.code',
    '/admin/settings/:part': 'settings.$part',
    '/admin/reports': 'reports',
    '/admin/reports/:reportId': 'reports.$reportId',
  }),

  ...group(
    full,
    { '/login': 'login', '/login/code': 'login.code', '/forgot-password': 'forgot-password' },
    { redirectIfSignedIn: true },
  ),
  ...group(
    full,
    {
      '/reset-password': 'reset-password',
      '/confirm-email': 'confirm-email',
      '/guardian': 'guardian',
      '/invitation': 'invitation',
      '/new-email': 'new-email',
      '/unsubscribe/:token': 'unsubscribe.$token',
    },
    { secretInAddress: true },
  ),
  ...group(full, {
    '/kept': 'kept',
    '/login/arrive': 'login.arrive',
    '/erased': 'erased',
    '/error-404': 'error-404',
    '/pages/miscellaneous/not-authorized': 'pages.miscellaneous.not-authorized',
    '/pages/miscellaneous/error': 'pages.miscellaneous.error',
    '/pages/miscellaneous/under-maintenance': 'pages.miscellaneous.under-maintenance',
    '/pages/miscellaneous/coming-soon': 'pages.miscellaneous.coming-soon',
  }),
  ...group(
    { ...full, resource: 'signed-in' },
    {
      '/choose-profile': 'choose-profile',
      '/complete-profile': 'complete-profile',
      '/new-terms': 'new-terms',
      '/erase-my-account': 'erase-my-account',
      '/my-data': 'my-data',
      '/suspended': 'suspended',
      '/second-factor': 'second-factor',
    },
  ),

  // Forms, downloads and webhooks without a page.
  ...group(
    { resource: 'public', layout: 'none', folder: 'resources' },
    {
      '/locale': 'locale',
      '/theme': 'theme',
      '/logout': 'logout',
      '/photos/:photoId/:size': 'photos.$photoId.$size',
      '/mentors/:mentorId/share-image': 'mentors.$mentorId.share-image',
      '/faq/:category': 'faq.$category',
      '/sitemap.xml': 'sitemap',
      '/robots.txt': 'robots',
      '/api/stripe/webhook': 'stripe.webhook',
      '/mentee/mentorships/:mentorshipId/feedback': 'mentee.mentorships.$mentorshipId.feedback',
      '/mentee/mentorships/:mentorshipId/later': 'mentee.mentorships.$mentorshipId.later',
      '/mentor/mentorships/:mentorshipId/feedback': 'mentor.mentorships.$mentorshipId.feedback',
    },
  ),
  ...group(
    { resource: 'public', layout: 'none', folder: 'resources' },
    { '/calendar-feed/:token': 'calendar-feed.$token' },
    { secretInAddress: true },
  ),
  ...group(
    { resource: 'admin', layout: 'none', folder: 'resources' },
    {
      '/admin/exports/:list': 'exports.$list',
      '/admin/import/:importId/report': 'import.$importId.report',
      '/admin/invitations/:role/:userId': 'invitations.$role.$userId',
      '/admin/users/:userId/data/file': 'users.$userId.data.file',
      '/admin/users/:userId/address': 'users.$userId.address',
    },
  ),
  ...group(
    { resource: 'mentor', layout: 'none', folder: 'resources' },
    { '/mentor/seminars/:seminarId/calendar': 'seminars.$seminarId.calendar' },
  ),
  ...group(
    { resource: 'mentee', layout: 'none', folder: 'resources' },
    {
      '/mentors/:mentorId/when-free': 'mentors.$mentorId.when-free',
      '/mentors/:mentorId/favourite': 'mentors.$mentorId.favourite',
    },
  ),
  ...group(
    { resource: 'signed-in', layout: 'none', folder: 'resources' },
    {
      '/switch-account': 'switch-account',
      '/my-data/file': 'my-data.file',
      '/notifications': 'notifications',
      '/calendar/:mentorshipId/:sessionId': 'calendar.$mentorshipId.$sessionId',
      '/proofs/:proofId': 'proofs.$proofId',
      '/tax-documents/:documentId': 'tax-documents.$documentId',
    },
  ),
  ...group(
    { resource: 'public', layout: 'full', folder: 'dev' },
    { '/dev/mail': 'mail', '/dev/mail/:mailId': 'mail.$mailId' },
  ),
]

/** Every page of the product: URL, who may open it, layout, file. */
export const pages: Page[] = table

/** The paths of the team's pages. viewer/rights.ts names the rights that open each of them. */
export type TeamPath = Extract<(typeof table)[number], { resource: 'admin' }>['path']

/** The file of a page, below app/. Without a layout it contains no JSX. */
export const fileOf = ({ file, layout }: Page) => `routes/${file}.${layout === 'none' ? 'ts' : 'tsx'}`

/** The id of its route: the file, or the path where several pages have one file. */
export const idOf = (page: Page) =>
  pages.filter(({ file }) => file === page.file).length > 1 ? page.path : fileOf(page)

/** True if the URL is a page. Menus and tiles link to no other. */
export function hasPage(path: string) {
  return pages.some((page) => page.path === path)
}
