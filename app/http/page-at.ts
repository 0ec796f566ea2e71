import { matchPath } from '@remix-run/react'
import { pages } from '~/route-table'
import { pageOf } from '~/i18n/language-address'

/** The entry of the route table for a request. */
export function pageAt({ url }: Request) {
  const path = pageOf(new URL(url).pathname)
  return pages.find((page) => matchPath(page.path, path))
}
