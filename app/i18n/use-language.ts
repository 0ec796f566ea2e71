import { useTranslation } from 'react-i18next'
import { useConstants } from '~/http/root-data'
import { printFigures } from './config'
import { errorText, ownWords } from './error-text'
import { defaultLanguage, toLanguage, type Language } from './locale'

/** The language of the page. */
export function useLanguage(): Language {
  return toLanguage(useTranslation().i18n.language) ?? defaultLanguage
}

/** Lets every text name the product's numbers, as {{answerDays}}, without being handed them. */
export function usePrintedFigures() {
  const { i18n } = useTranslation()
  printFigures(i18n, useConstants())
}

/**
 * Turns a rule or a field error into words, with the product's numbers filled in. A field that has words of its own
 * for the error (errors:fields) says exactly what is missing.
 */
export function useErrorText() {
  const { t } = useTranslation('errors')
  const constants = useConstants()
  return (error: string, field?: string) => errorText(t, constants, error, field)
}

/** Tells whether a field has words of its own for an error: they stand alone, without the field's label. */
export function useOwnWords() {
  const { i18n } = useTranslation('errors')
  return (error: string, field: string) => i18n.exists(`errors:${ownWords(field, error)}`)
}

/** A rule's key with the minutes its words name. One is told as two: a minute that has begun is soon over. */
export const inMinutes = (rule: string, seconds: number) => `${rule} ${Math.max(2, Math.ceil(seconds / 60))}`
