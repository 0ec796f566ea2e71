import type { i18n, InitOptions } from 'i18next'
import { fallbackLanguage, languages } from './locale'

/** Shared by the server's and the browser's i18next. */
export const i18nConfig = {
  supportedLngs: [...languages],
  fallbackLng: fallbackLanguage,
  defaultNS: 'common',
  // A catalogue holds only what it says in its own words.
  fallbackNS: 'common',
  // The page adds the product's numbers, see usePrintedFigures.
  interpolation: { escapeValue: false, defaultVariables: {} as Record<string, unknown> },
  react: { useSuspense: false },
  returnEmptyString: false,
} satisfies InitOptions

/** Sets the default values for all texts of an instance; values passed by a caller win. */
export function printFigures({ options: { interpolation } }: i18n, figures: Record<string, unknown>) {
  // An error page may have no constants: keep those of the last page.
  if (interpolation && Object.keys(figures).length > 0) interpolation.defaultVariables = figures
}
