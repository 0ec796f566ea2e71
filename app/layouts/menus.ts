import type { Queue } from '~/domain/queues/queue-counts'
import { hasPage } from '~/route-table'
import { isApplicant } from '~/viewer/applicant'
import type { AdminRight } from '~/viewer/rights'
import { placesFor, standsIn, tabOf } from './places'
import type { MenuItem, ShellViewer, Waits } from './shell-types'

type Translate = (key: string) => string
type Counts = Record<string, number>

// Items whose page does not exist yet are left out.
const existing = (items: MenuItem[]) => items.filter((item) => hasPage(item.to))

/** The pages open to everyone. */
function visitorMenu(t: Translate): MenuItem[] {
  return existing([
    { to: '/mentors', label: t('shell.places.mentors') },
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
      { to: '/mentor/seminars', label: t('shell.admin.seminars') },
      { to: '/mentor/mentor2mentor', label: t('shell.admin.offers') },
      { to: '/mentor/statistics', label: t('shell.menu.statistics') },
      ...visitorMenu(t),
    ])
  }
  if (viewer?.role === 'admin') {
    return [{ to: '/admin/dashboard', label: t('shell.menu.administration') }, ...visitorMenu(t)]
  }
  return visitorMenu(t)
}

/** The menu of the admins: the places with a page that the admin's right opens, with the number of what waits there. */
export function adminMenu(t: Translate, waiting: Waits, right?: AdminRight | null): MenuItem[] {
  return placesFor(right).map((place) => ({
    to: place.tabs[0]!.page,
    label: t(`shell.places.${place.key}`),
    count: sumOf(
      waiting,
      place.tabs.flatMap(({ queues = [] }) => queues),
    ),
    isHere: (path) => standsIn(place, path),
  }))
}

/** The tabs of the place of which this page is one; none below it, and none where there is but one. */
export function placeTabs(t: Translate, waiting: Waits, right: AdminRight | null | undefined, path: string) {
  const { pathname, searchParams } = new URL(path, 'http://team')
  const place = placesFor(right).find(({ tabs }) => tabs.some(({ page }) => page === pathname))
  if (!place || place.tabs.length < 2) return undefined
  const here = tabOf(place.tabs, pathname, searchParams.get('scope'))
  const items: MenuItem[] = place.tabs.map((tab) => ({
    to: tabOf(place.tabs, tab.page, null) === tab ? tab.page : `${tab.page}?scope=${tab.scope}`,
    label: t(`shell.admin.${tab.key}`),
    count: sumOf(waiting, tab.queues ?? []),
    isPage: tab === here,
  }))
  return { label: t(`shell.places.${place.key}`), items }
}

const sumOf = (waiting: Waits, queues: readonly Queue[]) =>
  queues.reduce((sum, queue) => sum + (waiting[queue] ?? 0), 0)

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
    ...(demo ? [{ to: '/dev/mail', label: t('developmentMail.title') }] : []),
  ]
}

/** The aria-current value of a menu item: the page itself, a page above the current one, or neither. */
export function currentMark({ to, isHere, isPage }: MenuItem, path: string): 'page' | 'true' | undefined {
  const here = withoutQuery(path)
  if (isPage ?? here === to) return 'page'
  return (isHere?.(here) ?? here.startsWith(`${to}/`)) ? 'true' : undefined
}

const withoutQuery = (path: string) => path.replace(/[?#].*$/u, '')
