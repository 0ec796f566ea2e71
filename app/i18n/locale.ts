/** Inside the program Greek is `el`; in URLs, cookies, the database and the API it is the product's `gr`. */
export const languages = ['el', 'en', 'de', 'fr', 'pt'] as const
export type Language = (typeof languages)[number]

export const locales = ['gr', 'en', 'de', 'fr', 'pt'] as const
export type Locale = (typeof locales)[number]

export const defaultLanguage: Language = 'el'
export const fallbackLanguage: Language = 'en'

export const namespaces = ['common', 'public', 'mentee', 'mentor', 'admin', 'application', 'errors'] as const

/** The product's code of a language: `el` → `gr`. */
export function toLocale(language: Language): Locale {
  return language === 'el' ? 'gr' : language
}

/** The language of a product code or a browser's tag, or undefined for one we don't speak. */
export function toLanguage(code: string | null | undefined): Language | undefined {
  const tag = code?.toLowerCase().split('-')[0]
  return tag === 'gr' ? 'el' : languages.find((language) => language === tag)
}

/** What Intl is given: British dates for English, European Portuguese. */
export const intlLocale: Record<Language, string> = { el: 'el', en: 'en-GB', de: 'de', fr: 'fr', pt: 'pt-PT' }
