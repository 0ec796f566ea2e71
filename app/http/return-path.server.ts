import { pageOf } from '~/i18n/language-address'
import { safePath } from './safe-path'

/** The path to return to after sign-in: the requested page for a GET, otherwise the home page. */
export function returnPath(request: Request) {
  const url = new URL(request.url)
  return request.method === 'GET' ? safePath(pageOf(url.pathname) + withoutRouteParameters(url)) : '/'
}

function withoutRouteParameters(url: URL) {
  url.searchParams.delete('_routes')
  return url.search
}
