import { createInstance, type i18n, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { RemixI18Next } from 'remix-i18next/server'
import { readCookie } from '~/http/cookies.server'
import { i18nConfig } from './config'
import { defaultLanguage, fallbackLanguage, languages, toLanguage, type Language } from './locale'

const catalogues = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', {
  eager: true,
  import: 'default',
})

const resources: Resource = {}
for (const [path, catalogue] of Object.entries(catalogues)) {
  const [language, file] = path.split('/').slice(-2) as [string, string]
  ;(resources[language] ??= {})[file.replace('.json', '')] = catalogue as Resource[string][string]
}

const detector = new RemixI18Next({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    order: ['custom'],
    findLocale: async (request) =>
      toLanguage(new URL(request.url).searchParams.get('lng')) ??
      toLanguage(readCookie(request, 'locale')) ??
      null,
  },
})

/** The language of an answer: ?lng=, then the cookie, then Greek. */
export function getLanguage(request: Request) {
  return detector.getLocale(request) as Promise<Language>
}

// One instance a language for the life of the process: building one costs more than rendering a page.
const instances = new Map<Language, Promise<i18n>>()

/** The shared i18next instance of a language, all namespaces loaded. */
export function i18nFor(language: Language): Promise<i18n> {
  let instance = instances.get(language)
  if (!instance) {
    const created = createInstance()
    instance = created
      .use(initReactI18next)
      .init({ ...i18nConfig, lng: language, ns: Object.keys(resources[fallbackLanguage] ?? {}), resources })
      .then(() => created)
    instances.set(language, instance)
  }
  return instance
}
