import type { DefaultNamespace, FlatNamespace, TFunction } from 'i18next'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import { printFigures } from './config'
import { errorText, ownWords } from './error-text'
import type { Language } from './locale'

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]]

/**
 * The language of the page, and the texts of a namespace in it. Unlike the hook of react-i18next it holds no state:
 * another language is another page.
 */
export function useTranslation<Ns extends Namespaces = DefaultNamespace>(namespaces?: Ns) {
  const { i18n } = useContext(I18nContext)
  return {
    language: i18n.language as Language,
    t: i18n.getFixedT(null, namespaces as FlatNamespace) as TFunction<Ns>,
  }
}

/** Makes the product's numbers available to every text, as {{answerDays}}, without passing them. */
export function usePrintedFigures(figures: Record<string, unknown>) {
  printFigures(useContext(I18nContext).i18n, figures)
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
  const { i18n } = useContext(I18nContext)
  return (error: string, field: string) => i18n.exists(`errors:${ownWords(field, error)}`)
}
