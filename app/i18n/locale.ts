/** In code Greek is `el`. URLs, cookies, the database and the API use the product's code `gr`. */
export const languages = ['el', 'en', 'de', 'fr', 'pt'] as const
export type Language = (typeof languages)[number]

export const locales = ['gr', 'en', 'de', 'fr', 'pt'] as const
export type Locale = (typeof locales)[number]

export const defaultLanguage: Language = 'el'
export const fallbackLanguage: Language = 'en'

/** The product's code of a language: `el` → `gr`. */
export function toLocale(language: Language): Locale {
  return language === 'el' ? 'gr' : language
}

/** The language of a product code or of a browser's language tag; undefined for an unsupported one. */
export function toLanguage(code: string | null | undefined): Language | undefined {
  const tag = code?.toLowerCase().split('-')[0]
  return tag === 'gr' ? 'el' : languages.find((language) => language === tag)
}

/** The locale for Intl: British dates for English, European Portuguese. */
export const intlLocale: Record<Language, string> = { el: 'el', en: 'en-GB', de: 'de', fr: 'fr', pt: 'pt-PT' }
