import type { DefaultNamespace, FlatNamespace, TFunction } from 'i18next'
import { useContext } from 'react'
import { I18nContext } from 'react-i18next'

type Namespaces = FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]]

/**
 * The texts of a namespace in the language of the page. Unlike the hook of react-i18next it holds no state: another
 * language is another page.
 */
export function useTranslation<Ns extends Namespaces = DefaultNamespace>(namespaces?: Ns) {
  const { i18n } = useContext(I18nContext)
  return { i18n, t: i18n.getFixedT(null, namespaces as FlatNamespace) as TFunction<Ns> }
}
