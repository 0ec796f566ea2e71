import { createInstance, type i18n, type Resource, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { splitLanguage } from './language-address'
import { i18nConfig } from './config'
import { pluralForm } from './format'
import { fallbackLanguage, toLanguage, type Language } from './locale'

const catalogues = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', {
  eager: true,
  import: 'default',
})

const resources: Resource = {}
for (const [path, catalogue] of Object.entries(catalogues)) {
  const [language, file] = path.split('/').slice(-2) as [string, string]
  ;(resources[language] ??= {})[file.replace('.json', '')] = catalogue as Resource[string][string]
}

/** The language that the address of a request names, by its beginning or by ?lng=. */
export function namedLanguage({ url }: Pick<Request, 'url'>): Language | undefined {
  const { pathname, searchParams } = new URL(url)
  return splitLanguage(pathname).language ?? toLanguage(searchParams.get('lng'))
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
      .then(() => withCachedTexts(created, language))
    instances.set(language, instance)
  }
  return instance
}

// More than there are texts. Keys can be built from request data, so the cache must have a limit.
const mostTexts = 10_000

type Values = Record<string, unknown>
type Wording = (key: string | string[], values?: Values) => unknown

/**
 * One `t` per namespace, which looks up each text once: i18next resolves a text again at every call and copies all
 * constants for it.
 */
function withCachedTexts(instance: i18n, language: Language) {
  const getFixedT = instance.getFixedT.bind(instance)
  const cached = new Map<string, TFunction>()
  instance.getFixedT = (...asked: Parameters<typeof getFixedT>) => {
    const name = String(asked)
    const found = cached.get(name) ?? cachingTexts(instance, getFixedT(...asked), language)
    cached.set(name, found)
    return found
  }
  return instance
}

/** Caches each text with its places for values. What it says depends on these alone: the key, the count, the context. */
function cachingTexts({ options }: i18n, t: TFunction, language: Language): TFunction {
  const word = t as unknown as Wording
  const cached = new Map<string, unknown>()
  const caching: Wording = (key, values = {}) => {
    const { count, context, defaultValue } = values
    const form = typeof count === 'number' ? count === 0 || pluralForm(language, count) : ''
    const name = `${String(key)} ${form} ${String(context)} ${String(defaultValue)}`
    const text = cached.get(name) ?? word(key, { ...values, skipInterpolation: true })
    if (cached.size < mostTexts) cached.set(name, text)
    return typeof text === 'string' ? filled(text, values, options.interpolation?.defaultVariables) : text
  }
  return Object.assign(caching, t) as unknown as TFunction
}

/** Puts values into their places in a text; those that the caller does not give are the product's numbers. */
const filled = (text: string, values: Values, figures: Values = {}) =>
  text.includes('{{')
    ? text.replace(place, (_, name: string) => String(values[name] ?? figures[name] ?? ''))
    : text

const place = /\{\{(\w+)\}\}/g
