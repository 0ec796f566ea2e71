import { pageOf } from '~/i18n/language-address'
import { safePath } from './safe-path'

/** The path of a request on this site, to return to after sign-in. */
export function returnPath(request: Request) {
  const url = new URL(request.url)
  url.searchParams.delete('_routes')
  return safePath(pageOf(url.pathname) + url.search)
}
