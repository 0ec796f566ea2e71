// The seven places of the team. Each is a page with tabs; "new" and "from a file" are buttons of their lists.
import type { Queue } from '~/domain/queues/queue-counts'
import type { TeamPath } from '~/route-table'
import { mayOpen, type AdminRight } from '~/viewer/rights'

type Tab = {
  page: TeamPath
  /** Its name in the catalogue: `shell.admin.<key>`. */
  key: string
  /** Of tabs with the same page: the scope of its list that the tab opens. The last one has all other scopes. */
  scope?: string
  /** What waits for the team there. */
  queues?: readonly Queue[]
}

type Place = {
  key: string
  tabs: readonly Tab[]
  /** Pages that belong to it and stand in no tab. */
  also?: readonly TeamPath[]
  /** Its lists that are not named like their page, for the pages of their bulk acts. */
  lists?: readonly string[]
}

export const places: readonly Place[] = [
  { key: 'today', tabs: [{ page: '/admin/dashboard', key: 'dashboard' }] },
  {
    key: 'mentorships',
    tabs: [
      { page: '/admin/mentorships', key: 'mentorships', queues: ['unhappyAnswers', 'wishes'] },
      { page: '/admin/pending-mentorship-requests', key: 'pendingRequests', queues: ['requestsDueSoon'] },
      { page: '/admin/rejected-mentorship-requests', key: 'rejectedRequests' },
      { page: '/admin/reports', key: 'reports', queues: ['reports'] },
    ],
    also: ['/admin/create-new-mentorship'],
    lists: ['mentorship-requests'],
  },
  {
    key: 'mentors',
    tabs: [
      { page: '/admin/mentors', key: 'mentors' },
      { page: '/admin/pending-applications', key: 'applications', queues: ['applications'] },
      { page: '/admin/pending-edit-requests', key: 'edits', queues: ['editRequests'] },
    ],
    also: ['/admin/create-new-mentor', '/admin/import'],
  },
  {
    key: 'mentees',
    tabs: [
      { page: '/admin/mentees', key: 'mentees' },
      {
        page: '/admin/mentor-suggestion-requests',
        key: 'suggestionRequests',
        queues: ['suggestionRequests'],
      },
      { page: '/admin/scholarships', key: 'scholarships', queues: ['scholarshipRequests', 'gifts'] },
    ],
    also: ['/admin/create-new-mentee'],
  },
  {
    key: 'money',
    tabs: [
      { page: '/admin/purchased-subscriptions', scope: 'awaiting', key: 'deposits', queues: ['proofs'] },
      {
        page: '/admin/payments',
        key: 'payments',
        queues: ['refundRequests', 'refundsToSend', 'paymentFlags'],
      },
      {
        page: '/admin/purchased-subscriptions',
        scope: 'held',
        key: 'moneyWaiting',
        queues: ['moneyWaiting'],
      },
      {
        page: '/admin/purchased-subscriptions',
        scope: 'undocumented',
        key: 'undocumented',
        queues: ['undocumented'],
      },
      { page: '/admin/purchased-subscriptions', scope: 'all', key: 'allPurchases' },
      { page: '/admin/accounting', key: 'accounting' },
    ],
    also: ['/admin/statements', '/admin/tax-documents'],
    lists: ['purchases'],
  },
  {
    key: 'network',
    tabs: [
      { page: '/admin/statistics', key: 'statistics' },
      { page: '/admin/year-report', key: 'yearReport' },
      { page: '/admin/seminars', key: 'seminars' },
      { page: '/admin/offers', key: 'offers' },
    ],
    // Opened from the form of a message.
    also: ['/admin/message-templates'],
  },
  {
    key: 'settings',
    tabs: [
      { page: '/admin/settings', key: 'settings' },
      { page: '/admin/administrators', key: 'administrators' },
      { page: '/admin/emails', key: 'mailList' },
      { page: '/admin/history', key: 'historyList' },
      { page: '/admin/jobs', key: 'jobs' },
    ],
    lists: ['mails'],
  },
]

/** The queues that the menu counts. */
export const countedQueues = places.flatMap(({ tabs }) => tabs.flatMap(({ queues = [] }) => queues))

/** The places and tabs that an admin with this right may open. */
export const placesFor = (right: AdminRight | null | undefined) =>
  places
    .map((place) => ({ ...place, tabs: place.tabs.filter(({ page }) => mayOpen(right, page)) }))
    .filter(({ tabs }) => tabs.length > 0)

/** The tab of a page, by its path and the scope in its address. */
export function tabOf(tabs: readonly Tab[], path: string, scope: string | null) {
  const ofPage = tabs.filter(({ page }) => page === path)
  return scope ? (ofPage.find((tab) => tab.scope === scope) ?? ofPage.at(-1)) : ofPage[0]
}

/** Whether a page, named by its path, stands in a place: one of its pages, below it, or about one of its lists. */
export function standsIn({ tabs, also = [], lists = [] }: Place, path: string) {
  const pages = [...tabs.map(({ page }) => page), ...also, ...lists.map((list) => `/admin/${list}`)]
  const about = path.replace(/^\/admin\/(bulk|views)\//u, '/admin/')
  return pages.some((page) => about === page || about.startsWith(`${page}/`))
}
