import type { i18n, InitOptions } from 'i18next'
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

/** Gives every text of an instance these numbers by their names; what a caller hands over goes first. */
export function printFigures({ options: { interpolation } }: i18n, figures: Record<string, unknown>) {
  // The page of an error may know none: those of the last page still hold.
  if (interpolation && Object.keys(figures).length > 0) interpolation.defaultVariables = figures
}
