import { useLocation, useSearchParams } from '@remix-run/react'
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

/** The link to a further page of the same act, with the same page to return to. */
export function keepingReturn(to: string, back: string) {
  return back.includes('?') ? `${to}?${new URLSearchParams({ [name]: back })}` : to
}

/** Like useReturnTo, for an action. */
export function returnTo(request: Request, list: string) {
  return inList(new URL(request.url).searchParams.get(name), list)
}

/** Accepts only the page of this list, in any scope. Anything else becomes the list itself. */
function inList(value: string | null, list: string) {
  const path = safePath(value)
  const page = list.replace(/\?.*/, '')
  return path === page || path.startsWith(`${page}?`) ? path : list
}
