import { hasPage, type TeamPath } from '~/route-table'
import { isApplicant } from '~/viewer/applicant'
import { mayOpen, type AdminRight } from '~/viewer/rights'
import type { MenuGroup, MenuItem, ShellViewer } from './shell-types'

/** A page of the team by its path below /admin. */
type AdminPage = TeamPath extends `/admin/${infer Rest}` ? Rest : never
type Translate = (key: string) => string
type Counts = Record<string, number>

// Items whose page does not exist yet are left out.
const existing = (items: MenuItem[]) => items.filter((item) => hasPage(item.to))

/** The pages open to everyone. */
function visitorMenu(t: Translate): MenuItem[] {
  return existing([
    { to: '/mentors', label: t('shell.menu.mentors') },
    { to: '/mentoring-packages', label: t('shell.menu.packages') },
    { to: '/faq', label: t('shell.menu.faq') },
  ])
}

/** The horizontal menu of a role; the pages of the role come first. */
export function clientMenu(viewer: ShellViewer | null, t: Translate, counts: Counts = {}): MenuItem[] {
  if (viewer?.role === 'mentee') {
    return existing([
      { to: '/mentee/mentorships', label: t('shell.menu.menteeMentorships') },
      { to: '/purchases', label: t('shell.menu.purchases'), count: counts.cart },
      ...visitorMenu(t),
    ])
  }
  // The other pages of a mentor lead an applicant back to her application.
  if (viewer?.role === 'mentor' && isApplicant(viewer)) {
    return [{ to: '/mentor/application', label: t('shell.menu.application') }, ...visitorMenu(t)]
  }
  if (viewer?.role === 'mentor') {
    return existing([
      { to: '/mentor/mentorships', label: t('shell.menu.mentorMentorships'), count: counts.requests },
      { to: '/mentor/seminars', label: t('shell.menu.seminars') },
      { to: '/mentor/mentor2mentor', label: t('shell.menu.offers') },
      { to: '/mentor/statistics', label: t('shell.menu.statistics') },
      ...visitorMenu(t),
    ])
  }
  if (viewer?.role === 'admin') {
    return [{ to: '/admin/dashboard', label: t('shell.menu.administration') }, ...visitorMenu(t)]
  }
  return visitorMenu(t)
}

/** The vertical menu of the admins: the pages that the admin's right opens, with the number of waiting items. */
export function adminMenu(t: Translate, counts: Counts = {}, right?: AdminRight | null): MenuGroup[] {
  const item = (to: AdminPage, key: string) => ({
    to: `/admin/${to}` as const,
    label: t(`shell.admin.${key}`),
    count: counts[key],
  })
  const groups = [
    {
      label: t('shell.admin.groupOverview'),
      items: [
        item('dashboard', 'dashboard'),
        item('reports', 'reports'),
        item('import', 'import'),
        item('emails', 'emails'),
        item('history', 'history'),
      ],
    },
    {
      label: t('shell.admin.groupMentorships'),
      items: [
        item('mentorships', 'mentorships'),
        item('pending-mentorship-requests', 'pendingRequests'),
        item('rejected-mentorship-requests', 'rejectedRequests'),
        item('create-new-mentorship', 'newMentorship'),
        item('certificates', 'certificates'),
      ],
    },
    {
      label: t('shell.admin.groupPackages'),
      items: [
        item('purchased-subscriptions', 'purchases'),
        item('payments', 'payments'),
        item('scholarships', 'scholarships'),
      ],
    },
    {
      label: t('shell.admin.groupMentors'),
      items: [
        item('mentors', 'mentors'),
        item('pending-applications', 'applications'),
        item('pending-edit-requests', 'editRequests'),
        item('create-new-mentor', 'newMentor'),
        item('seminars', 'seminars'),
        item('offers', 'offers'),
      ],
    },
    {
      label: t('shell.admin.groupMentees'),
      items: [
        item('mentees', 'mentees'),
        item('mentor-suggestion-requests', 'suggestionRequests'),
        item('create-new-mentee', 'newMentee'),
      ],
    },
    {
      label: t('shell.admin.groupMessages'),
      items: [item('message-templates', 'templates'), item('news', 'news')],
    },
    {
      label: t('shell.admin.groupTeam'),
      items: [item('administrators', 'administrators'), item('settings', 'settings'), item('jobs', 'jobs')],
    },
  ]
  return groups
    .map(({ label, items }) => ({ label, items: items.filter(({ to }) => mayOpen(right, to)) }))
    .filter((group) => group.items.length > 0)
}

/**
 * Help and legal pages, the same on every page; who is no mentor may apply. A demo also links the mails it has sent.
 */
export function footerMenu(t: Translate, demo = false, viewer?: ShellViewer | null): MenuItem[] {
  const mayApply = !viewer?.roles.includes('mentor') && viewer?.role !== 'admin'
  return [
    { to: '/faq', label: t('shell.footer.help') },
    ...(mayApply ? [{ to: '/mentor/register', label: t('shell.footer.become') }] : []),
    { to: '/mentoring-terms', label: t('shell.footer.mentoringTerms') },
    { to: '/terms-and-conditions', label: t('shell.footer.terms') },
    { to: '/privacy-policy', label: t('shell.footer.privacy') },
    { to: '/cookies-policy', label: t('shell.footer.cookies') },
    { to: '/accessibility', label: t('shell.footer.accessibility') },
    ...(demo ? [{ to: '/dev/mail', label: t('shell.footer.demoMails') }] : []),
  ]
}

/** The aria-current value of a menu item: the page itself, a page above the current one, or neither. */
export function currentMark(to: string, path: string): 'page' | 'true' | undefined {
  const here = path.replace(/[?#].*$/u, '')
  if (here === to) return 'page'
  return here.startsWith(`${to}/`) ? 'true' : undefined
}
