import { searchEverything } from '~/domain/search/search.server'
import { i18nFor } from '~/i18n/i18n.server'
import type { Language } from '~/i18n/locale'
import { mayOpen } from '~/viewer/rights'
import type { Viewer } from '~/viewer/viewer'
import { groupsOf } from './found-groups'
import { findPages } from './found-pages.server'

const most = 8

/** What the page of the team's search would show first. Raises role_not_held. */
export async function suggest(viewer: Viewer, q: string, language: Language) {
  const [found, pages, { t }] = await Promise.all([
    searchEverything(viewer, q),
    findPages(viewer, q, language),
    i18nFor(language),
  ])
  const words = {
    t,
    language,
    mayOpen: (page: Parameters<typeof mayOpen>[1]) => mayOpen(viewer.adminRight, page),
  }
  const rows = groupsOf(q, found, pages, words).flatMap((group) => group.rows)
  // A mentorship and the request that led to it are one page.
  const once = rows.filter(({ to }, at) => rows.findIndex((row) => row.to === to) === at)
  return once.slice(0, most).map(({ to, suggested }) => ({ to, ...suggested }))
}
