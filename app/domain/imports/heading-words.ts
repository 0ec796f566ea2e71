import words from './heading-words.json'
import type { ImportField } from './fields'

/** What former systems call each field, in five languages. */
export const mostWords: Record<ImportField, string[]> = words
