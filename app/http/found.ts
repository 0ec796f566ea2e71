/** A public page as search engines and shared links show it. */
export type Found = {
  /** One or two sentences, at most 160 characters. */
  description: string
  /** Path of a square picture of this page, and what it shows; without it the product's own. */
  image?: { path: string; shows: string }
  /** What in the query makes another page of it, such as a later one of a list: `?page=2`. Any other query is left out. */
  query?: string
}

const longest = 160

/** A text cut at a word to the length that search engines show. */
export function inShort(text: string) {
  const words = text.replace(/\s+/g, ' ').trim()
  if (words.length <= longest) return words
  return `${words.slice(0, words.lastIndexOf(' ', longest - 1))}…`
}
