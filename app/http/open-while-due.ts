import { heldFormPath } from './held-form'
import { pageAt } from './page-at'

// While a text waits for consent, the database refuses the acts of the role. These pages stay open all the same: what
// the law gives, what protects, and the own account.
const openWhileTextsWait = [
  '/purchases',
  '/purchases/:purchaseId',
  '/purchases/:purchaseId/withdraw',
  '/purchases/:purchaseId/withdraw/confirm',
  '/purchases/:purchaseId/withdrawn',
  '/purchases/:purchaseId/ask-refund',
  '/purchases/:purchaseId/refund-account',
  '/receipts/:purchaseId',
  '/mentee/mentorships/:mentorshipId/ask-team',
  '/mentor/mentorships/:mentorshipId/ask-team',
  '/report/:subject/:id',
  '/mentee/my-account',
  '/mentor/my-account',
]

// Until a profile that the team created is completed: its page, the choice of another role, a held form, the way to
// them, the texts to read before accepting them, and the erasure of the account.
const openWhileDue = [
  '/complete-profile',
  '/choose-profile',
  heldFormPath,
  '/login/arrive',
  '/erase-my-account',
  '/my-data',
  '/mentoring-terms',
  '/coaching-terms',
  '/terms-and-conditions',
  '/privacy-policy',
  '/cookies-policy',
  '/accessibility',
  '/pages/miscellaneous/error',
  '/error-404',
]

// While the account is suspended: the one page, what every page has, what is done with the data, and the mailed links
// that still work: those that switch mails off and the guardian's.
const openWhileSuspended = [
  '/suspended',
  '/logout',
  '/locale',
  '/theme',
  '/privacy-policy',
  '/guardian',
  '/unsubscribe/:token',
]

// In a session that a mail began: requests, sessions, and what protects.
const openByMail = [
  '/mentor/mentorships',
  '/mentor/mentorships/requests/:requestId/ask',
  '/mentor/mentorships/requests/:requestId/approve',
  '/mentor/mentorships/requests/:requestId/reject',
  '/mentee/mentorships',
  ...['mentor', 'mentee'].flatMap((role) =>
    ['sessions/plan', 'sessions/times', 'sessions/:sessionId', 'goals', 'ask-team'].map(
      (page) => `/${role}/mentorships/:mentorshipId/${page}`,
    ),
  ),
  '/calendar/:mentorshipId/:sessionId',
  '/first-meeting/:kind',
  '/report/:subject/:id',
  '/enter-password',
]

const among = (paths: string[]) => (request: Request) => paths.includes(pageAt(request)?.path ?? '')

/** Whether a page opens while a text waits for the viewer's consent. */
export const opensWhileTextsWait = among(openWhileTextsWait)

/** Whether a page opens while the viewer's account is suspended. */
export const opensWhileSuspended = among(openWhileSuspended)

/** Whether a page for members opens in a session that a mail began. */
export const opensByMail = among(openByMail)

/** Whether a page opens while the viewer's profile is due. */
export const opensWhileProfileDue = among(openWhileDue)
