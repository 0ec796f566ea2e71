import type { TFunction } from 'i18next'

/**
 * The text of an error key, with the product's numbers. A text written for this field comes before the
 * general one; it speaks to the person whom the field is about, or to the `team` about her. A `call` has words of its own where a form
 * speaks of what stands on the page.
 */
export function errorText(
  t: TFunction<'errors'>,
  figures: object,
  error: string,
  field?: string,
  context?: 'team' | 'call',
) {
  // After the key: minutes to wait, or the names that the refusal is about.
  const [key = '', ...rest] = error.split(' ')
  const about = rest.join(' ')
  return t(field ? [ownWords(field, key), key] : key, {
    ...figures,
    minutes: about,
    about,
    context,
    defaultValue: t('generic'),
  })
}

/**
 * The key of an error text written for one field. `birthdate.day` and `links[0]` use the key of the whole
 * field.
 */
export const ownWords = (field: string, error: string) => `fields.${field.split(/[.[]/)[0]}.${error}`

/**
 * Appends the minutes to an error key, for its text. One minute becomes two, because the current minute is
 * partly over.
 */
export const inMinutes = (rule: string, seconds: number) => `${rule} ${Math.max(2, Math.ceil(seconds / 60))}`
