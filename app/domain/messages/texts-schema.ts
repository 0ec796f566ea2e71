import { locales, type Locale } from '~/i18n/locale'
import { MessageText, Subject } from './schema'
import type { Texts } from './words'

/** The fields of a form for words in five languages: a subject and a text each. */
export const textFields = {
  grSubject: Subject.optional(),
  grText: MessageText.optional(),
  enSubject: Subject.optional(),
  enText: MessageText.optional(),
  deSubject: Subject.optional(),
  deText: MessageText.optional(),
  frSubject: Subject.optional(),
  frText: MessageText.optional(),
  ptSubject: Subject.optional(),
  ptText: MessageText.optional(),
}

export type TextFields = { [Field in `${Locale}Subject` | `${Locale}Text`]?: string }

/** Whether Greek or English is written: one of them is read where the own language is missing. */
export const hasGreekOrEnglish = ({ grText, enText }: TextFields) => Boolean(grText || enText)

/** The languages that have a subject but no text, or the other way round. */
export const halfWritten = (value: TextFields, missing: 'Subject' | 'Text') =>
  locales.find((locale) => {
    const other = missing === 'Text' ? 'Subject' : 'Text'
    return value[`${locale}${other}`] && !value[`${locale}${missing}`]
  })

/** The words of such a form, in the languages that have a text. */
export function textsOf(value: TextFields): Texts {
  const written = locales.flatMap((locale) => {
    const text = value[`${locale}Text`]
    return text ? [[locale, { subject: value[`${locale}Subject`] ?? '', text }] as const] : []
  })
  return Object.fromEntries(written)
}

/** Words as the fields of such a form. */
export function fieldsOf(texts: Texts): TextFields {
  const fields = locales.flatMap((locale) => {
    const words = texts[locale]
    return words
      ? [
          [`${locale}Subject`, words.subject],
          [`${locale}Text`, words.text],
        ]
      : []
  })
  return Object.fromEntries(fields) as TextFields
}
