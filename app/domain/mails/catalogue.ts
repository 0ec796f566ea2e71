import { createInstance, type TFunction } from 'i18next'
import { fallbackLanguage, languages, type Language } from '~/i18n/locale'
import de from '~/locales/de/mails.json'
import el from '~/locales/el/mails.json'
import en from '~/locales/en/mails.json'
import fr from '~/locales/fr/mails.json'
import pt from '~/locales/pt/mails.json'

/** The kinds of mail: each has a subject. */
export const mailKinds = Object.entries(el).flatMap(([name, words]) => ('subject' in words ? [name] : []))

const catalogues: Record<Language, object> = { el, en, de, fr, pt }

const i18n = createInstance()
void i18n.init({
  resources: Object.fromEntries(Object.entries(catalogues).map(([language, mails]) => [language, { mails }])),
  supportedLngs: [...languages],
  fallbackLng: fallbackLanguage,
  defaultNS: 'mails',
  // Both renderers escape. Text written by members is never parsed as a template.
  interpolation: { escapeValue: false, skipOnVariables: true },
  returnEmptyString: false,
  initImmediate: false,
})

/** The translation function for mails in a language. */
export function mailWords(language: Language): TFunction {
  return i18n.getFixedT(language)
}
