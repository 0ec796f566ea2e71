import { toLocale, type Language, type Locale } from '~/i18n/locale'
import { foldName } from './columns'
import words from './language-words.json'

/** Whether a folded word names a language: its code, or the beginning of its name in one of five languages. */
export const isLanguage = (word: string, language: Language) =>
  words[language].some((start) => (start.length <= 2 ? word === start : word.startsWith(start)))

/** The language in which to write to somebody, or undefined. */
export function localeOf(text: string): Locale | undefined {
  const [word = ''] = foldName(text).split(' ')
  const language = (Object.keys(words) as Language[]).find((each) => isLanguage(word, each))
  return language && toLocale(language)
}
