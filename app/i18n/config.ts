import type { InitOptions } from 'i18next'
import { fallbackLanguage, languages } from './locale'

/** Shared by the server's and the browser's i18next. */
export const i18nConfig = {
  supportedLngs: [...languages],
  fallbackLng: fallbackLanguage,
  defaultNS: 'common',
  // The product's numbers are added by the page, see usePrintedFigures.
  interpolation: { escapeValue: false, defaultVariables: {} as Record<string, unknown> },
  react: { useSuspense: false },
  returnEmptyString: false,
} satisfies InitOptions
