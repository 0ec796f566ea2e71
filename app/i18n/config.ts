import type { InitOptions } from 'i18next'
import { fallbackLanguage, languages } from './locale'

/** Shared by the server's and the browser's i18next. */
export const i18nConfig = {
  supportedLngs: [...languages],
  fallbackLng: fallbackLanguage,
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
  returnEmptyString: false,
} satisfies InitOptions
