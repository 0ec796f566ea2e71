import { nameIn } from '~/i18n/names'
import type { CellValue } from './cell-value'
import type { FieldWords } from './list'

/** The heading of a field of the profile. */
export const profile = (field: string) => `people:profile.fields.${field}`

type Names = Record<string, string>

/** The name of a chosen option, if there is one. */
export const named = (names: Names | null, { language }: FieldWords): CellValue =>
  names && nameIn(language, names)

/** The names of several. */
export const allNamed = (all: Names[] | null, { language }: FieldWords): CellValue =>
  all && all.map((names) => nameIn(language, names)).join(', ')

export const yesOrNo = (yes: boolean | null, { t }: FieldWords): CellValue =>
  t(yes ? 'common:form.yes' : 'common:form.no')
