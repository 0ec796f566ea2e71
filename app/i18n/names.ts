import { toLocale, type Language } from './locale'

/** The name of a record in a language, or in English. `names` maps language codes to names. */
export function nameIn(language: Language, names: Record<string, string>) {
  return names[toLocale(language)] ?? names.en ?? ''
}
