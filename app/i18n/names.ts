import { toLocale, type Language } from './locale'

/** The name of a record that carries its names in all languages. */
export function nameIn(language: Language, names: Record<string, string>) {
  return names[toLocale(language)] ?? names.en ?? ''
}
