import type { TFunction } from 'i18next'

/** The words of a rule or a field error, its numbers filled in; a field's own words for it come first. */
export function errorText(t: TFunction<'errors'>, figures: object, error: string, field?: string) {
  const [key = '', minutes] = error.split(' ')
  return t(field ? [ownWords(field, key), key] : key, { ...figures, minutes, defaultValue: t('generic') })
}

/** `birthdate.day` and `links[0]` are worded as their whole field is. */
export const ownWords = (field: string, error: string) => `fields.${field.split(/[.[]/)[0]}.${error}`

/** A rule's key with the minutes its words name. One is told as two: a minute that has begun is soon over. */
export const inMinutes = (rule: string, seconds: number) => `${rule} ${Math.max(2, Math.ceil(seconds / 60))}`
