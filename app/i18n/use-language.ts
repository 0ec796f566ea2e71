import { useTranslation } from 'react-i18next'
import { useConstants } from '~/http/root-data'
import { printFigures } from './config'
import { errorText, ownWords } from './error-text'
import { defaultLanguage, toLanguage, type Language } from './locale'

/** The language of the page. */
export function useLanguage(): Language {
  return toLanguage(useTranslation().i18n.language) ?? defaultLanguage
}

/** Makes the product's numbers available to every text, as {{answerDays}}, without passing them. */
export function usePrintedFigures() {
  const { i18n } = useTranslation()
  printFigures(i18n, useConstants())
}

/**
 * Returns a function that translates an error key to its text. A text written for the field (errors:fields)
 * comes before the general one.
 */
export function useErrorText() {
  const { t } = useTranslation('errors')
  const constants = useConstants()
  return (error: string, field?: string) => errorText(t, constants, error, field)
}

/**
 * Returns a function that says whether a field has its own text for an error. Such a text needs no field
 * label.
 */
export function useOwnWords() {
  const { i18n } = useTranslation('errors')
  return (error: string, field: string) => i18n.exists(`errors:${ownWords(field, error)}`)
}

/**
 * Appends the minutes to an error key, for its text. One minute becomes two, because the current minute is
 * partly over.
 */
export const inMinutes = (rule: string, seconds: number) => `${rule} ${Math.max(2, Math.ceil(seconds / 60))}`
