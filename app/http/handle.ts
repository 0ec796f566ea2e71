import type { UIMatch } from '@remix-run/react'
import type { TFunction } from 'i18next'
import type { Found } from './found'

/** What a route declares: its title, which may use the loader's data. */
export type Handle<Data = unknown> = {
  title?: (t: TFunction, data: Data) => string
  /** What search engines and shared links show of the page; only public pages have it. */
  found?: (t: TFunction, data: Data) => Found | undefined
}

/** The title of the deepest route that has one. */
export function titleOf(matches: UIMatch[], t: TFunction) {
  for (const match of [...matches].reverse()) {
    const handle = match.handle as Handle | undefined
    if (handle?.title) return handle.title(t, match.data)
  }
  return ''
}
