import type { JSONValue } from 'postgres'
import { asLine, asLines, Email, Name, Phone } from '~/domain/fields'
import type { CreatedRole } from '~/domain/created-people/schema'
import andWords from './and-words.json'
import { type DayOrder, dayOf, monthOf } from '~/domain/written-days'
import { foldName } from './columns'
import type { ImportField, Mapping } from './fields'
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
  person: Record<string, JSONValue>
  problem: string | null
  field: string | null
  /** What the row says that is in none of our lists, or too long: it stays empty, or is cut. */
  unread: Unread[]
}
type Unread = { field: ImportField; text: string }

// In this order: a name in our lists may itself hold a comma or a stroke.
const separators = [/[;|\n]+/, /,+/, /\/+/]
const betweenLanguages = new RegExp(`[;,|/\\n]+|\\s(?:${andWords.join('|')})\\s`, 'iu')
// A telephone or a year that some program took for a decimal number.
const wholeNumber = /^(\d{4,})[.,]00?$/
// A dash with a space begins a list.
const asFormula = /^(?:[=+@]|-(?! ))/
const titleLimit = 120
const textLimit = 2000

/**
 * Reads one line. Values that are in none of our lists (an unknown industry) are left empty and told; a wrong e-mail,
 * phone or date refuses the row.
 */
export function personOfRow(
  [number, cells]: Line,
  mapping: Mapping,
  role: CreatedRole,
  known: KnownNames,
  order: DayOrder = 'dayFirst',
): ReadRow {
  const cell = (field: ImportField) => (cells[mapping[field] ?? -1] ?? '').replace(wholeNumber, '$1')
  const { name, surname } = namesOf(cell)
  const [first, last] = [Name.safeParse(name), Name.safeParse(surname)]
  const email = cell('email')
    .replace(/^mailto:/i, '')
    .replace(/^.*<([^<>]+)>\s*$/, '$1')
    .toLowerCase()
  const address = Email.safeParse(email)
  const person: Record<string, JSONValue> = {
    name: first.data ?? name,
    surname: last.data ?? surname,
    email: address.data ?? email,
  }
  const unread: Unread[] = []
  const row = (problem: string | null, field: string | null = null): ReadRow => ({
    number,
    person,
    problem,
    field,
    unread,
  })

  if ([name, surname, cell('title')].some((text) => asFormula.test(text))) return row('import_formula')
  if (!first.success) return row(first.error.issues[0]!.message, 'name')
  if (!last.success) return row(last.error.issues[0]!.message, 'surname')
  if (!address.success) return row(email.trim() ? 'email_invalid' : 'required', 'email')

  const phone = Phone.safeParse(cell('phone'))
  if (cell('phone') && !phone.success) return row(phone.error.issues[0]!.message, 'phone')
  const birthdate = dayOf(cell('birthdate'), { order })
  if (birthdate === undefined) return row('date_invalid', 'birthdate')
  const since = monthOf(cell('experienceSince'), { order })
  if (since === undefined) return row('month_invalid', 'experienceSince')

  /** What was found for a cell; a cell of which nothing was found is told. */
  const told = <Found>(field: ImportField, found: Found | undefined) => {
    if (found === undefined && cell(field)) unread.push({ field, text: cell(field) })
    return found
  }
  const one = (list: Exclude<keyof KnownNames, 'countries'>, field: ImportField) =>
    told(field, known[list].get(foldName(cell(field))))
  const cut = (field: ImportField, limit: number, text: string) => {
    if (text.length > limit) unread.push({ field, text: `… ${text.slice(limit)}` })
    return text.slice(0, limit) || undefined
  }
  const tell = (field: ImportField) => (text: string) => unread.push({ field, text })
  Object.assign(person, {
    phone: cell('phone') ? phone.data : undefined,
    birthdate: birthdate || undefined,
    locale: told('locale', localeOf(cell('locale'))),
    country: told('country', known.countries.get(foldName(cell('country')))),
    county_id: one('counties', 'county'),
    industry_id: one('industries', 'industry'),
    work_status_id: one('work_statuses', 'workStatus'),
    topic_ids: ids(cell('topics'), known.support_topics, tell('topics')),
    ...(role === 'mentor'
      ? {
          title: cut('title', titleLimit, asLine(cell('title'))),
          description: cut('description', textLimit, asLines(cell('description'))),
          experience_since: since || undefined,
          languages: languagesOf(cell('languages'), tell('languages')),
        }
      : { about: cut('about', textLimit, asLines(cell('about'))) }),
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

type Tell = (text: string) => void

/** The ids of the names in a cell; a name that is in none of our lists is told. */
function ids(text: string, list: Map<string, number>, tell: Tell) {
  const find = (piece: string, [separator, ...rest]: RegExp[]): number[] => {
    const id = list.get(foldName(piece))
    if (id !== undefined) return [id]
    if (separator) return piece.split(separator).flatMap((part) => find(part, rest))
    if (piece.trim()) tell(piece.trim())
    return []
  }
  const found = find(text, separators)
  return found.length > 0 ? [...new Set(found)] : undefined
}

/** The two languages that a mentor may offer; any other is told. */
function languagesOf(text: string, tell: Tell) {
  const found = text.split(betweenLanguages).flatMap((piece) => {
    const words = foldName(piece).split(' ')
    const named = (['el', 'en'] as const).filter((each) => words.some((word) => isLanguage(word, each)))
    if (named.length === 0 && piece.trim()) tell(piece.trim())
    return named
  })
  return found.length > 0 ? [...new Set(found)].sort() : undefined
}
