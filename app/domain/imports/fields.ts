import mostWords from './heading-words.json'
import type { CreatedRole } from '~/domain/created-people/schema'
import { inOneScript } from '~/i18n/one-script'

const shared = [
  'name',
  'surname',
  'fullName',
  'email',
  'phone',
  'birthdate',
  'locale',
  'country',
  'county',
  'industry',
  'workStatus',
  'topics',
] as const

const own = {
  mentor: ['title', 'description', 'experienceSince', 'languages'],
  mentee: ['about'],
} as const

/** A field that a column of the file may give. */
export type ImportField = (typeof shared)[number] | (typeof own)[CreatedRole][number]

/** The fields of a role, in the order of the form. */
export const importFields = (role: CreatedRole): ImportField[] => [...shared, ...own[role]]

/** The chosen column of each field, from 0. */
export type Mapping = Partial<Record<ImportField, number>>

/** The field that a column gives, or undefined for one that is left out. */
export const fieldOf = (mapping: Mapping, column: number) =>
  (Object.keys(mapping) as ImportField[]).find((field) => mapping[field] === column)

const fold = (text: string) =>
  inOneScript(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('\u03c2', '\u03c3')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

// «E-mail 1 - Label»: of contacts, what the column beside it is.
const aboutAnother = /\b(?:label|type)$/

/** Guesses the column of each field from the headings, which may be in any of five languages. */
export function guessMapping(headings: string[], role: CreatedRole): Mapping {
  const taken = new Set<number>()
  const mapping: Mapping = {}
  const folded = headings.map(fold)
  // A whole heading counts before a part of one, so that «E-mail of the mentor» does not take the place of «E-mail».
  for (const whole of [true, false])
    for (const field of importFields(role)) {
      if (mapping[field] !== undefined) continue
      const at = folded.findIndex(
        (heading, column) =>
          heading !== '' &&
          !aboutAnother.test(heading) &&
          !taken.has(column) &&
          mostWords[field].some((word) =>
            whole ? heading === fold(word) : ` ${heading} `.includes(` ${fold(word)} `),
          ),
      )
      if (at < 0) continue
      mapping[field] = at
      taken.add(at)
    }
  // One column with both names is needed only without the two.
  if (mapping.name !== undefined && mapping.surname !== undefined) delete mapping.fullName
  return mapping
}

/** A name in one folded form, to compare what a file says with our lists. */
export const foldName = fold
