import { safePath } from './safe-path'

/** The page a request asked for, to come back to; home for what only a form may ask. */
export function returnPath(request: Request) {
  const url = new URL(request.url)
  return request.method === 'GET'
    ? safePath(url.pathname.replace(/\.data$/, '') + withoutRouteParameters(url))
    : '/'
}

function withoutRouteParameters(url: URL) {
  url.searchParams.delete('_routes')
  return url.search
}
