import { createInstance, type i18n, type Resource, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { readCookie } from '~/cookies.server'
import { splitLanguage } from './language-address'
import { i18nConfig } from './config'
import { defaultLanguage, fallbackLanguage, toLanguage, type Language } from './locale'

const catalogues = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', {
  eager: true,
  import: 'default',
})

const resources: Resource = {}
for (const [path, catalogue] of Object.entries(catalogues)) {
  const [language, file] = path.split('/').slice(-2) as [string, string]
  ;(resources[language] ??= {})[file.replace('.json', '')] = catalogue as Resource[string][string]
}

/** The language of an answer: that of the address, ?lng=, then the cookie, then Greek. */
export async function getLanguage(request: Request): Promise<Language> {
  const { pathname, searchParams } = new URL(request.url)
  return (
    splitLanguage(pathname).language ??
    toLanguage(searchParams.get('lng')) ??
    toLanguage(readCookie(request, 'locale')) ??
    defaultLanguage
  )
}

// One instance per language for the life of the process: building one costs more than rendering a page.
const instances = new Map<Language, Promise<i18n>>()

/** The shared i18next instance of a language, all namespaces loaded. */
export function i18nFor(language: Language): Promise<i18n> {
  let instance = instances.get(language)
  if (!instance) {
    const created = createInstance()
    instance = created
      .use(initReactI18next)
      .init({ ...i18nConfig, lng: language, ns: Object.keys(resources[fallbackLanguage] ?? {}), resources })
      .then(() => withKeptTexts(created))
    instances.set(language, instance)
  }
  return instance
}

// More than there are texts. Keys can be built from request data, so the cache must have a limit.
const mostTexts = 10_000

type Wording = (key: unknown, ...values: unknown[]) => unknown

/**
 * Caches the texts that need no values, and one `t` per namespace. i18next resolves a text again at every
 * call and copies all constants for it. The cache is cleared when the constants change.
 */
function withKeptTexts(instance: i18n) {
  const getFixedT = instance.getFixedT.bind(instance)
  const kept = new Map<string, TFunction>()
  instance.getFixedT = (...asked: Parameters<typeof getFixedT>) => {
    const name = JSON.stringify(asked)
    const found = kept.get(name) ?? keepingTexts(instance, getFixedT(...asked))
    kept.set(name, found)
    return found
  }
  return instance
}

function keepingTexts(instance: i18n, t: TFunction): TFunction {
  let figures: unknown
  let texts = new Map<string, unknown>()
  const word = t as unknown as Wording
  const keeping: Wording = (key, ...values) => {
    if (values.length > 0 || typeof key !== 'string') return word(key, ...values)
    const now = instance.options.interpolation?.defaultVariables
    if (figures !== now) [figures, texts] = [now, new Map()]
    const text = texts.get(key) ?? word(key)
    if (texts.size < mostTexts) texts.set(key, text)
    return text
  }
  return Object.assign(keeping, t) as unknown as TFunction
}
