import { useTranslation } from '~/i18n/use-translation'
import { printFigures } from './config'
import { errorText, ownWords } from './error-text'
import { defaultLanguage, toLanguage, type Language } from './locale'

/** The language of the page. */
export function useLanguage(): Language {
  return toLanguage(useTranslation().i18n.language) ?? defaultLanguage
}

/** Makes the product's numbers available to every text, as {{answerDays}}, without passing them. */
export function usePrintedFigures(figures: Record<string, unknown>) {
  printFigures(useTranslation().i18n, figures)
}

/**
 * Returns a function that translates an error key to its text. A text written for the field (errors:fields)
 * comes before the general one.
 */
export function useErrorText(context?: 'team') {
  const { t } = useTranslation('errors')
  // Empty, because usePrintedFigures has set the product's numbers.
  return (error: string, field?: string) => errorText(t, {}, error, field, context)
}

/**
 * Returns a function that says whether a field has its own text for an error. Such a text needs no field
 * label.
 */
export function useOwnWords() {
  const { i18n } = useTranslation('errors')
  return (error: string, field: string) => i18n.exists(`errors:${ownWords(field, error)}`)
}
