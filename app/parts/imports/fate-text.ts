import { useTranslation } from '~/i18n/use-translation'
import type { ImportRow } from '~/domain/imports/imports.server'
import { errorText } from '~/i18n/error-text'
import type { TFunction } from 'i18next'

type Fate = Pick<ImportRow, 'fate' | 'field'>

const ours = ['new', 'known', 'import_duplicate', 'person_has_profile', 'own_profile', 'person_erased']

/**
 * The words for a row's fate: our own, or those of the rule that refuses it. Takes the catalogues creating and
 * errors, and the figures that their texts print.
 */
export function fateText(t: TFunction, { fate, field }: Fate, figures: object = {}) {
  if (!fate) return ''
  if (ours.includes(fate)) return t(`creating:import.fates.${fate}`)
  if (fate === 'required') return t(`creating:import.missing.${field ?? 'email'}`)
  return errorText(t as TFunction<'errors'>, figures, `errors:${fate}`)
}

/** The same on a page. */
export function useFateText() {
  const { t } = useTranslation('creating')
  return (row: Fate) => fateText(t as unknown as TFunction, row)
}

/** Where the name of a field stands: its own here, or the usual one. */
export const namesOf = (field: string) => [
  `creating:import.fields.${field}`,
  `common:profile.fields.${field}`,
  `common:facts.${field}`,
]

type Unread = ImportRow['unread'][number]

const lists = ['locale', 'country', 'county', 'industry', 'workStatus', 'topics', 'languages']

/** The words for what waits for a second look. A cut text tells what is left out. */
export function unreadText(t: TFunction, { field, text }: Unread) {
  if (field === 'same') return t('creating:import.maybeSame')
  const key = text.startsWith('…') ? 'cut' : lists.includes(field) ? 'unread' : 'unclear'
  return t(`creating:import.${key}`, { field: t(namesOf(field)), text: short(text) })
}

type Same = NonNullable<ImportRow['same']>[number]

/** The words for a line or an account that may be the same woman's. */
export const sameText = (t: TFunction, { line, name, email }: Same) =>
  line ? t('creating:import.sameLine', { line }) : `${name} (${email})`

/** The same on a page. */
export function useUnreadText() {
  const { t } = useTranslation('creating')
  return (unread: Unread) => unreadText(t as unknown as TFunction, unread)
}

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 80)}…` : text)
