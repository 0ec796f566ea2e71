import { useLocation, useSearchParams } from '@remix-run/react'
import { safePath } from './safe-path'

const name = 'return_to'

/** Gives the link to an act, with the place in the list to come back to afterwards. */
export function useActLink() {
  const { pathname, search } = useLocation()
  return (to: string) => `${to}?${new URLSearchParams({ [name]: pathname + search })}`
}

/** The list the page was opened from, as it stood; the given one when the address names none. */
export function useReturnTo(list: string) {
  const [query] = useSearchParams()
  return inList(query.get(name), list)
}

/** A page of one of these lists or below it, where the page was opened from; undefined when the address names none. */
export function useReturnBelow(lists: string[]) {
  const [query] = useSearchParams()
  const path = safePath(query.get(name))
  return lists.some((list) => inList(path, list) === path || path.startsWith(`${list}/`)) ? path : undefined
}

/** A further page of the same act: it keeps the place in the list. */
export function keepingReturn(to: string, back: string) {
  return back.includes('?') ? `${to}?${new URLSearchParams({ [name]: back })}` : to
}

/** The same for an action. */
export function returnTo(request: Request, list: string) {
  return inList(new URL(request.url).searchParams.get(name), list)
}

/** Only this list's own page, in any of its scopes: nothing else is a place to come back to. */
function inList(value: string | null, list: string) {
  const path = safePath(value)
  const page = list.replace(/\?.*/, '')
  return path === page || path.startsWith(`${page}?`) ? path : list
}
