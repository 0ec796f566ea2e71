import { TypedEmail, Name, Phone } from '~/domain/fields'
import type { CreatedRole } from '~/domain/created-people/schema'
import { dayOf, monthOf } from './dates'
import { foldName, type ImportField, type Mapping } from './fields'
import { isLanguage, localeOf } from './language-words'
import type { Line } from './limits'

/** The ids of our lists by folded name, in every language. */
export type KnownNames = Record<
  'industries' | 'counties' | 'work_statuses' | 'support_topics',
  Map<string, number>
> & {
  countries: Map<string, string>
}

/** A row with its fields as api.create_person takes them, or the rule that its text breaks. */
export type ReadRow = {
  number: number
  person: Record<string, unknown>
  problem: string | null
  field: string | null
}

const several = /[;,|/\n]+/
const asFormula = /^[=+\-@]/
const textLimit = 2000

/**
 * Reads one line. Values that are in none of our lists (an unknown industry) are left empty; a wrong e-mail, phone
 * or date refuses the row.
 */
export function personOfRow(
  [number, cells]: Line,
  mapping: Mapping,
  role: CreatedRole,
  known: KnownNames,
): ReadRow {
  const cell = (field: ImportField) => cells[mapping[field] ?? -1] ?? ''
  const { name, surname } = namesOf(cell)
  const email = cell('email')
    .replace(/^mailto:/i, '')
    .replace(/^.*<([^<>]+)>\s*$/, '$1')
    .trim()
    .toLowerCase()
  const person: Record<string, unknown> = { name, surname, email }
  const row = (problem: string | null, field: string | null = null): ReadRow => ({
    number,
    person,
    problem,
    field,
  })

  if ([name, surname, cell('title')].some((text) => asFormula.test(text))) return row('import_formula')
  if (!Name.safeParse(name).success) return row(name ? 'too_long' : 'required', 'name')
  if (!Name.safeParse(surname).success) return row(surname ? 'too_long' : 'required', 'surname')
  if (!TypedEmail.safeParse(email).success) return row(email ? 'email_invalid' : 'required', 'email')

  const phone = Phone.safeParse(cell('phone').replace(/^00/, '+'))
  if (cell('phone') && !phone.success) return row('phone_invalid', 'phone')
  const birthdate = dayOf(cell('birthdate'))
  if (birthdate === undefined) return row('date_invalid', 'birthdate')
  const since = monthOf(cell('experienceSince'))
  if (since === undefined) return row('month_invalid', 'experienceSince')

  const one = (list: Exclude<keyof KnownNames, 'countries'>, field: ImportField) =>
    known[list].get(foldName(cell(field)))
  Object.assign(person, {
    phone: cell('phone') ? phone.data : undefined,
    birthdate: birthdate || undefined,
    locale: localeOf(cell('locale')),
    country: known.countries.get(foldName(cell('country'))),
    county_id: one('counties', 'county'),
    industry_id: one('industries', 'industry'),
    work_status_id: one('work_statuses', 'workStatus'),
    topic_ids: ids(cell('topics'), known.support_topics),
    ...(role === 'mentor'
      ? {
          title: cell('title').slice(0, 120) || undefined,
          description: cell('description').slice(0, textLimit) || undefined,
          experience_since: since || undefined,
          languages: languagesOf(cell('languages')),
        }
      : { about: cell('about').slice(0, textLimit) || undefined }),
  })
  return row(null)
}

/** Name and surname from two columns, or from one: the last word is the surname. */
function namesOf(cell: (field: ImportField) => string) {
  const words = cell('fullName').split(/\s+/u).filter(Boolean)
  return {
    name: cell('name') || words.slice(0, -1).join(' '),
    surname: cell('surname') || (words.at(-1) ?? ''),
  }
}

function ids(text: string, list: Map<string, number>) {
  const found = text.split(several).flatMap((name) => list.get(foldName(name)) ?? [])
  return found.length > 0 ? [...new Set(found)] : undefined
}

/** The two languages that a mentor may offer. */
function languagesOf(text: string) {
  const words = foldName(text).split(' ')
  const found = (['el', 'en'] as const).filter((language) => words.some((word) => isLanguage(word, language)))
  return found.length > 0 ? found : undefined
}
