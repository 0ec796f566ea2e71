import type { Locale } from '~/i18n/locale'

/** A subject and a text in some languages; Greek or English is always there. */
export type Texts = Partial<Record<Locale, { subject: string; text: string }>>

/** The words for a reader: in the reader's language, otherwise in Greek, otherwise in English. */
export function wordsFor(texts: Texts, locale: Locale) {
  return texts[locale] ?? texts.gr ?? texts.en ?? { subject: '', text: '' }
}

/** Puts the reader's first name in place of {name}. */
export const withName = (text: string, name: string) => text.replaceAll('{name}', () => name)
