import { useTranslation } from 'react-i18next'
import { useConstants } from '~/http/root-data'
import { defaultLanguage, toLanguage, type Language } from './locale'

/** The language of the page. */
export function useLanguage(): Language {
  return toLanguage(useTranslation().i18n.language) ?? defaultLanguage
}

/** Turns a rule or a field error into words, with the product's numbers filled in. */
export function useErrorText() {
  const { t } = useTranslation('errors')
  const constants = useConstants()
  return (key: string) => t(key, { ...constants, defaultValue: t('generic') })
}
