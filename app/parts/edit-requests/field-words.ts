import { useTranslation } from '~/i18n/use-translation'
import type { FieldValue, ProfileField } from '~/domain/edit-requests/profile-fields'
import { wordsOf } from '~/domain/edit-requests/word-diff'
import { formatLongDate, formatMonth } from '~/i18n/format'

const texts = new Set<ProfileField>([
  'sentence',
  'meets',
  'description',
  'mentoring_reason',
  'mentee_wishlist',
  'referral_text',
  'title',
])

/** True for fields that are compared word by word. */
export const isText = (field: ProfileField) => texts.has(field)

/**
 * Returns a function that converts a field's value to comparable items: the words of a text, the items of a
 * list, or one value.
 */
export function useFieldItems() {
  const { t, language } = useTranslation('common')
  return (field: ProfileField, value: FieldValue): string[] => {
    if (value === null || value === '') return []
    if (typeof value === 'boolean') return [t(value ? 'form.yes' : 'form.no')]
    if (field === 'visibility') return [t(value === 'public' ? 'profile.public' : 'profile.private')]
    if (field === 'experience_since' || field === 'mentoring_since')
      return [formatMonth(language, String(value))]
    if (field === 'birthdate') return [formatLongDate(language, String(value))]
    if (Array.isArray(value))
      return value.map((item) => (field === 'languages' ? t(`languages.${item}`) : String(item)))
    return isText(field) ? wordsOf(String(value)) : [String(value)]
  }
}
