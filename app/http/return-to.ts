import { useLocation, useSearchParams } from '@remix-run/react'
import { useTranslation } from '~/i18n/use-translation'
import { today } from '~/domain/queues/queue-counts'
import { safePath } from './safe-path'

const name = 'return_to'

/**
 * Returns a function that adds the page to return to afterwards to the link of an act: the current list or record; from
 * the page of another act, the one to which that returns. Never an address within an address. A place on this page needs
 * none.
 */
export function useActLink() {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const given = query.get(name)
  query.delete(name)
  const here = query.size > 0 ? `${pathname}?${query}` : pathname
  const back = given && !isRecord(pathname) ? safePath(given) : here
  return (to: string) => {
    if (to.startsWith(`${pathname}#`)) return to.slice(pathname.length)
    return isImplied(to, back) ? to : returning(to, back)
  }
}

/** The address with the page to return to; it may have a query and a place on its page. */
function returning(to: string, back: string) {
  const [page, place] = to.split('#') as [string, string?]
  const query = `${page.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: back })}`
  return page + query + (place ? `#${place}` : '')
}

/** A page below a list returns to the list. */
const isImplied = (to: string, back: string) => to.startsWith(`${back}/`) && !isRecord(back)

/**
 * The list page from which this page was opened, with its scope and cursor; `list` if the address names none.
 */
export function useReturnTo(list: string) {
  const [query] = useSearchParams()
  return inList(query.get(name), list)
}

/**
 * The back link of an act: to the list, named by `label`, or to the record page or Today, from which the act was
 * opened.
 */
export function useBackTo(list: string, label: string) {
  const { t } = useTranslation('common')
  const to = useReturnTo(list)
  if (to === today) return { to, label: t('shell.admin.dashboard') }
  return { to, label: isRecord(to) ? t('form.backToRecord') : label }
}

/** Like useReturnTo for several lists and the pages below them; undefined if the address names none. */
export function useReturnBelow(lists: string[]) {
  const [query] = useSearchParams()
  const path = safePath(query.get(name))
  return lists.some((list) => inList(path, list) === path || path.startsWith(`${list}/`)) ? path : undefined
}

/** The link to a further page of the same act, with the same page to return to. */
export function keepingReturn(to: string, back: string) {
  return back.includes('?') || isRecord(back) ? returning(to, back) : to
}

/** Like useReturnTo, for an action; `otherwise`, if not the list, where no address to return to is given. */
export function returnTo(request: Request, list: string, otherwise = list) {
  return inList(new URL(request.url).searchParams.get(name), list, otherwise)
}

/** The team's pages of a person, a purchase, a mentorship or a report: many acts are opened from there. */
const isRecord = (path: string) =>
  /^\/admin\/(mentors|mentees|mentorships|purchased-subscriptions|reports)\/\d{1,10}(\?|$)/.test(path)

/**
 * Accepts only the page of this list, in any scope, and for the team's acts a record page and Today. Anything else
 * becomes the list itself.
 */
function inList(value: string | null, list: string, otherwise = list) {
  const path = safePath(value)
  const page = list.replace(/\?.*/, '')
  if (page.startsWith('/admin/') && (isRecord(path) || path === today)) return path
  return path === page || path.startsWith(`${page}?`) ? path : otherwise
}
