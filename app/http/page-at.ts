import { matchPath } from '@remix-run/react'
import { pages } from '~/route-table'

/** The entry of the route table for a request. */
export function pageAt({ url }: Request) {
  const path = new URL(url).pathname.replace(/\.data$/, '')
  return pages.find((page) => matchPath(page.path, path))
}
