import { RemixBrowser } from '@remix-run/react'
import { createInstance, type BackendModule, type ResourceKey } from 'i18next'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { getInitialNamespaces } from 'remix-i18next/client'
import { i18nConfig } from './i18n/config'
import { defaultLanguage, fallbackLanguage, toLanguage } from './i18n/locale'
import { AfterHydration, rememberTyped } from './keep-typed'

const catalogues = import.meta.glob<ResourceKey>(['./locales/*/*.json', '!./locales/*/mails.json'], {
  import: 'default',
})

/** Each catalogue is a file of its own, fetched when a page first speaks from it. */
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
 * Remix decodes the page's data when its component is first called, and throws the promise of them: React would wait
 * outside any boundary, where a key or a tap ends the takeover for good (its error 345). So the data come first.
 */
async function pageData() {
  try {
    RemixBrowser({})
  } catch (promise) {
    await promise
  }
}

async function hydrate() {
  const putBackTyped = rememberTyped()
  const takeOver = () => {
    putBackTyped()
    // The browser tests wait for it.
    document.documentElement.dataset.hydrated = ''
  }
  const needed = new Set(getInitialNamespaces())
  const i18n = createInstance()
  await i18n
    .use(initReactI18next)
    .use(files)
    .init({
      ...i18nConfig,
      lng: toLanguage(document.documentElement.lang) ?? defaultLanguage,
      // The files above fall back by themselves; asking for both would fetch each catalogue twice.
      fallbackLng: false,
      // The page she leaves stays until the words of the next are there: navigation is a transition.
      react: { useSuspense: true },
      ns: [...needed],
    })
  await pageData()
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18n}>
        <StrictMode>
          <AfterHydration run={takeOver}>
            <RemixBrowser />
          </AfterHydration>
        </StrictMode>
      </I18nextProvider>,
    )
  })
  // The rest of what she can reach from here, so that the next page finds its words already there.
  const later = ['common', 'errors', 'public', needed.has('admin') ? 'admin' : 'mentee', 'mentor']
  window.setTimeout(() => void i18n.loadNamespaces(later.filter((namespace) => !needed.has(namespace))), 2000)
}

void hydrate()
