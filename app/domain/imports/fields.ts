import mostWords from './heading-words.json'
import type { CreatedRole } from '~/domain/created-people/schema'
import { columnsOf } from './columns'

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
  'note',
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

/** Whether a row holds headings of people: the one of their addresses, and another. */
export function areHeadings(cells: string[]) {
  const { email, ...others } = guessMapping(cells, 'mentor')
  return email !== undefined && Object.keys(others).length > 0
}

/** Guesses the column of each field from the headings. */
export function guessMapping(headings: string[], role: CreatedRole): Mapping {
  // «Full name (as on the passport)» holds the word of another field too.
  const fields: ImportField[] = ['fullName', ...importFields(role)]
  const words = Object.fromEntries(fields.map((field) => [field, mostWords[field]]))
  const mapping: Mapping = columnsOf(headings, words)
  // One column with both names is needed only without the two. Beside it, «Name of the company» is not hers.
  if (mapping.name !== undefined && mapping.surname !== undefined) delete mapping.fullName
  else if (mapping.fullName !== undefined) {
    delete mapping.name
    delete mapping.surname
  }
  return mapping
}
