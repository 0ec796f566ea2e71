import type { JSONValue } from 'postgres'
import { asLine, asLines, Email, Name, Phone } from '~/domain/fields'
import type { CreatedRole } from '~/domain/created-people/schema'
import andWords from './and-words.json'
import { type DayOrder, dayOf, monthOf } from '~/domain/written-days'
import { foldName } from './columns'
import type { ImportField, Mapping } from './fields'
import { isLanguage, localeOf } from './language-words'
import type { Line } from './limits'
import { type NameOrder, namesOf } from './names-of'
import orWords from './or-words.json'

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
  /** What the row says that cannot be read, or is too long: it stays empty, or is cut. */
  unread: Unread[]
}
type Unread = { field: ImportField; text: string }

// In this order: a name in our lists may itself hold a comma or a stroke.
const separators = [/[;|\n]+/, /,+/, /\/+/]
const between = (words: string[]) => new RegExp(`[;,|/\\n]+|\\s(?:${words.join('|')})\\s`, 'iu')
const betweenLanguages = between(andWords)
const betweenContacts = between([...andWords, ...orWords])
// A telephone or a year that some program took for a decimal number.
const wholeNumber = /^(\d{4,})[.,]00?$/
// A dash or a question mark for what nobody knows.
const nothing = /^[\p{P}\p{S}\s]+$/u
const inBrackets = /\([^()]*\)/g
const titleLimit = 120
const textLimit = 2000

/** How a file writes its days and its names where they may be read in two ways. */
export type Orders = { order?: DayOrder | undefined; nameOrder?: NameOrder | undefined }

/**
 * Reads one line. What cannot be read is left empty and told; only without a name or an e-mail nobody can be created.
 */
export function personOfRow(
  [number, cells]: Line,
  mapping: Mapping,
  role: CreatedRole,
  known: KnownNames,
  { order = 'dayFirst', nameOrder = 'nameFirst' }: Orders = {},
): ReadRow {
  const cell = (field: ImportField) =>
    (cells[mapping[field] ?? -1] ?? '').replace(wholeNumber, '$1').replace(nothing, '')
  const unread: Unread[] = []
  const tell = (field: ImportField) => (text: string) => unread.push({ field, text })
  /** The first of the contacts in a cell that can be read; the others are told. */
  const contact = (field: 'email' | 'phone', read: (text: string) => string | undefined) => {
    const text = cell(field)
    const pieces = (read(text) ? [text] : text.split(betweenContacts)).map((piece) => piece.trim())
    const at = pieces.findIndex((piece) => read(piece))
    if (at < 0) return undefined
    pieces.filter((piece, each) => each !== at && piece !== '').forEach(tell(field))
    return read(pieces[at]!)
  }
  const name = (field: 'name' | 'surname', whole: string) => {
    const text = cell(field) || whole
    const read = text.replaceAll(inBrackets, ' ')
    if (read !== text) tell(field)(text)
    return { text: read, parsed: Name.safeParse(read) }
  }
  const whole = namesOf(cell('fullName'), nameOrder)
  const [first, last] = [name('name', whole.name), name('surname', whole.surname)]
  const email = contact('email', addressIn)
  const person: Record<string, JSONValue> = {
    name: first.parsed.data ?? first.text,
    surname: last.parsed.data ?? last.text,
    email: email ?? cell('email').toLowerCase(),
  }
  const row = (problem: string | null, field: string | null = null): ReadRow => ({
    number,
    person,
    problem,
    field,
    unread,
  })

  if (!first.parsed.success) return row(first.parsed.error.issues[0]!.message, 'name')
  if (!last.parsed.success) return row(last.parsed.error.issues[0]!.message, 'surname')
  if (!email) return row(cell('email') ? 'email_invalid' : 'required', 'email')

  /** What was found for a cell; a cell of which nothing was found is told. */
  const told = <Found>(field: ImportField, found: Found | undefined) => {
    if (!found && cell(field)) tell(field)(cell(field))
    return found || undefined
  }
  const one = (list: Exclude<keyof KnownNames, 'countries'>, field: ImportField) =>
    told(field, known[list].get(foldName(cell(field))))
  const cut = (field: ImportField, limit: number, text: string) => {
    if (text.length > limit) tell(field)(`… ${text.slice(limit)}`)
    return text.slice(0, limit) || undefined
  }
  Object.assign(person, {
    phone: told(
      'phone',
      contact('phone', (text) => Phone.safeParse(text).data),
    ),
    birthdate: told('birthdate', dayOf(cell('birthdate'), { order })),
    locale: told('locale', localeOf(cell('locale'))),
    country: told('country', known.countries.get(foldName(cell('country')))),
    county_id: one('counties', 'county'),
    industry_id: one('industries', 'industry'),
    work_status_id: one('work_statuses', 'workStatus'),
    topic_ids: ids(cell('topics'), known.support_topics, tell('topics')),
    note: cut('note', textLimit, asLines(cell('note'))),
    ...(role === 'mentor'
      ? {
          title: cut('title', titleLimit, asLine(cell('title'))),
          description: cut('description', textLimit, asLines(cell('description'))),
          experience_since: told('experienceSince', monthOf(cell('experienceSince'), { order })),
          languages: languagesOf(cell('languages'), tell('languages')),
        }
      : { about: cut('about', textLimit, asLines(cell('about'))) }),
  })
  return row(null)
}

/** The address of «Anna <anna@example.gr>» or «anna @example.gr», or undefined. */
const addressIn = (text: string) =>
  Email.safeParse(
    text
      .replace(/^mailto:/i, '')
      .replace(/^.*<([^<>]+)>\s*$/, '$1')
      .replaceAll(inBrackets, ' ')
      .replaceAll(/ ?([@.]) ?/g, '$1'),
  ).data

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
