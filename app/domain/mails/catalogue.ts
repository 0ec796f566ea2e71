import { createInstance, type TFunction } from 'i18next'
import { fallbackLanguage, languages, type Language } from '~/i18n/locale'
import deCommon from '~/locales/de/common.json'
import de from '~/locales/de/mails.json'
import elCommon from '~/locales/el/common.json'
import el from '~/locales/el/mails.json'
import enCommon from '~/locales/en/common.json'
import en from '~/locales/en/mails.json'
import frCommon from '~/locales/fr/common.json'
import fr from '~/locales/fr/mails.json'
import ptCommon from '~/locales/pt/common.json'
import pt from '~/locales/pt/mails.json'

const catalogues: Record<Language, { mails: object; common: object }> = {
  el: { mails: el, common: elCommon },
  en: { mails: en, common: enCommon },
  de: { mails: de, common: deCommon },
  fr: { mails: fr, common: frCommon },
  pt: { mails: pt, common: ptCommon },
}

const i18n = createInstance()
void i18n.init({
  resources: catalogues,
  supportedLngs: [...languages],
  fallbackLng: fallbackLanguage,
  defaultNS: 'mails',
  // Both renderers escape. Text written by members is never parsed as a template.
  interpolation: { escapeValue: false, skipOnVariables: true },
  returnEmptyString: false,
  initAsync: false,
})

/** The names below which the words of a kind stand: its own, and that of its pair for what both sides read. */
export const namesOf = (kind: string) => [kind, kind.replace(/_(mentee|mentor)$/, '')]

/** Where its subject stands. */
export const subjectsOf = (kind: string) => namesOf(kind).map((name) => `${name}.subject`)

/** Whether a kind has one subject, and not one for each of its endings. */
export const hasSubject = (kind: string) => i18n.exists(subjectsOf(kind))

/** The translation function for mails in a language. */
export function mailWords(language: Language): TFunction {
  return i18n.getFixedT(language)
}
