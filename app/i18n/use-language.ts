import { useTranslation } from 'react-i18next'
import { printFigures } from './config'
import { errorText, ownWords } from './error-text'
import { defaultLanguage, toLanguage, type Language } from './locale'

/** The language of the page. */
export function useLanguage(): Language {
  return toLanguage(useTranslation().i18n.language) ?? defaultLanguage
}

/** Lets every text name the product's numbers, as {{answerDays}}, without being handed them. */
export function usePrintedFigures(figures: Record<string, unknown>) {
  printFigures(useTranslation().i18n, figures)
}

/**
 * Turns a rule or a field error into words, with the product's numbers filled in. A field that has words of its own
 * for the error (errors:fields) says exactly what is missing.
 */
export function useErrorText() {
  const { t } = useTranslation('errors')
  // The page has given the texts the product's numbers already.
  return (error: string, field?: string) => errorText(t, {}, error, field)
}

/** Tells whether a field has words of its own for an error: they stand alone, without the field's label. */
export function useOwnWords() {
  const { i18n } = useTranslation('errors')
  return (error: string, field: string) => i18n.exists(`errors:${ownWords(field, error)}`)
}
