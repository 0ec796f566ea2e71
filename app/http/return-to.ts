import { useLocation, useSearchParams } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { safePath } from './safe-path'

const name = 'return_to'

/**
 * Returns a function that adds the current page and query to the link of an act; the act returns there
 * afterwards.
 */
export function useActLink() {
  const { pathname, search } = useLocation()
  return (to: string) => `${to}?${new URLSearchParams({ [name]: pathname + search })}`
}

/**
 * The list page from which this page was opened, with its scope and cursor; `list` if the address names none.
 */
export function useReturnTo(list: string) {
  const [query] = useSearchParams()
  return inList(query.get(name), list)
}

/** Like useReturnTo for several lists and the pages below them; undefined if the address names none. */
export function useReturnBelow(lists: string[]) {
  const [query] = useSearchParams()
  const path = safePath(query.get(name))
  return lists.some((list) => inList(path, list) === path || path.startsWith(`${list}/`)) ? path : undefined
}

/** The back link of an act: to the list with its own label, or to the record from which the act was opened. */
export function useBack(list: string, label: string) {
  const { t } = useTranslation('common')
  const to = useReturnTo(list)
  return { to, label: isRecord(to) ? t('form.backToRecord') : label }
}

/** The link to a further page of the same act, with the same page to return to. */
export function keepingReturn(to: string, back: string) {
  return back.includes('?') || isRecord(back) ? `${to}?${new URLSearchParams({ [name]: back })}` : to
}

/** Like useReturnTo, for an action. */
export function returnTo(request: Request, list: string) {
  return inList(new URL(request.url).searchParams.get(name), list)
}

/** The team's page of one person or record. */
const isRecord = (path: string) =>
  /^\/admin\/(mentees|mentors|mentorships|purchased-subscriptions)\/\d+($|[?#])/.test(path)

/**
 * Accepts only the page of this list, in any scope, and for a list of the team also a record. Anything else becomes
 * the list itself.
 */
function inList(value: string | null, list: string) {
  const path = safePath(value)
  const page = list.replace(/\?.*/, '')
  if (list.startsWith('/admin/') && isRecord(path)) return path
  return path === page || path.startsWith(`${page}?`) ? path : list
}
