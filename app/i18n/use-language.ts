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
  return (error: string) => {
    const [key = '', minutes] = error.split(' ')
    return t(key, { ...constants, minutes, defaultValue: t('generic') })
  }
}

/** A rule's key with the minutes its words name. One is told as two: a minute that has begun is soon over. */
export const inMinutes = (rule: string, seconds: number) => `${rule} ${Math.max(2, Math.ceil(seconds / 60))}`
