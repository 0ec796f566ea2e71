import { addressIn } from '~/i18n/language-address'
import type { Language } from '~/i18n/locale'

/** A public page as search engines and shared links show it. */
export type Found = {
  /** One or two sentences, at most 160 characters. */
  description: string
  /** Path of a square picture of this page, and what it shows; without it the product's own. */
  image?: { path: string; shows: string }
  /** What in the query makes another page of it, such as a later one of a list: `?page=2`. Any other query is left out. */
  query?: string
  /** What the page is about, in the words of schema.org, without @context. */
  things?: Thing[]
}

/** Our site in a language: `address` takes a page's path. */
export type Site = { language: Language; origin: string; address: (path: string) => string }

export const siteIn = (language: Language, origin: string): Site => ({
  language,
  origin,
  address: (path) => origin + addressIn(language, path),
})

type Thing = { '@type': string } & Record<string, unknown>

const longest = 160

/** A text cut at a word to the length that search engines show. */
export function inShort(text: string) {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words.length <= longest) return words
  return `${words.slice(0, words.lastIndexOf(' ', longest - 1))}…`
}

/** The way from the home page to this page. Each step is a name with a path. */
export function breadcrumbs({ address }: Site, steps: [name: string, path: string][]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path),
    })),
  }
}

/** Objects of schema.org for a data block in the page; `<` is escaped, so no text can close the block. */
export const dataBlock = (things: Thing[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll('<', '\\u003c')
