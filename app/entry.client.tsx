import { RemixBrowser } from '@remix-run/react'
import { createInstance, type BackendModule, type ResourceKey } from 'i18next'
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { i18nConfig } from './i18n/config'
import { defaultLanguage, fallbackLanguage, toLanguage } from './i18n/locale'
import { ErrorFactsKnown } from './http/error-facts'
import { toTheme } from './http/theme'

const catalogues = import.meta.glob<ResourceKey>(['./locales/*/*.json', '!./locales/*/mails.json'], {
  import: 'default',
})

/** Each catalogue is a separate file, fetched when a page first needs it. */
const files: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load =
      catalogues[`./locales/${language}/${namespace}.json`] ??
      catalogues[`./locales/${fallbackLanguage}/${namespace}.json`]
    if (!load) return done(null, {})
    load().then(
      (catalogue) => done(null, catalogue),
      (error: Error) => done(error, null),
    )
  },
}

/**
 * Waits for the page's data. Remix throws their promise when its component first renders; React would then
 * wait outside any boundary, where a key press or a tap stops hydration for good (React error 345).
 */
async function pageData() {
  try {
    RemixBrowser({})
  } catch (promise) {
    await promise
  }
}

async function hydrate() {
  const language = toLanguage(document.documentElement.lang) ?? defaultLanguage
  const own = Object.keys(catalogues).filter((path) => path.startsWith(`./locales/${language}/`))
  const i18n = createInstance()
  await i18n
    .use(initReactI18next)
    .use(files)
    .init({
      ...i18nConfig,
      lng: language,
      // The backend above falls back by itself; with a fallback here each catalogue would be fetched twice.
      fallbackLng: false,
      ns: own.map((path) => path.split('/').at(-1)!.replace('.json', '')),
    })
  await pageData()
  const { teamEmail, requestId, theme } = document.documentElement.dataset
  startTransition(() => {
    hydrateRoot(
      document,
      <ErrorFactsKnown value={{ teamEmail, requestId, theme: toTheme(theme) }}>
        <I18nextProvider i18n={i18n}>
          <StrictMode>
            <Hydrated>
              <RemixBrowser />
            </Hydrated>
          </StrictMode>
        </I18nextProvider>
      </ErrorFactsKnown>,
    )
  })
}

/** Marks the document when its children have hydrated; the browser tests wait for this. */
function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return children
}

void hydrate()
