import { asReader } from '~/db/as-viewer.server'
import { cached } from '~/db/cache.server'
import type { Row } from '~/db/rows'
import { nameIn } from '~/i18n/names'
import { collatorOf, countryName } from '~/i18n/format'
import type { Language } from '~/i18n/locale'

type Item = Row<'lookups'>
export type LookupList = Item['list']

export type Option = { value: string; label: string }
type Lookups = { items: Item[]; countries: string[] }

/** All lists in one query; they change only with a release. */
const readLookups = cached<Lookups>('lists', () =>
  asReader(null, async (sql) => {
    const items = await sql<Item[]>`select * from api.lookups order by position, id`
    const countries = await sql<Row<'countries'>[]>`select code from api.countries`
    return { items: [...items], countries: countries.map((country) => country.code) }
  }),
)

// Names and sort orders, computed once per list and language while the lists are cached.
const worded = new WeakMap<Lookups, Map<string, unknown>>()

function once<T>(lookups: Lookups, key: string, make: () => T): T {
  const all = worded.get(lookups) ?? new Map<string, unknown>()
  worded.set(lookups, all)
  if (!all.has(key)) all.set(key, make())
  return all.get(key) as T
}

/** The items of one list in its order, with names in a language. */
export async function listItems(list: LookupList, language: Language) {
  const { items } = await readLookups()
  return items
    .filter((item) => item.list === list)
    .map(({ id, code, names }) => ({ id, code, name: nameIn(language, names) }))
}

/** The options of one list in a language; values are ids. Counties are sorted by name. */
export async function listOptions(list: LookupList, language: Language): Promise<Option[]> {
  const lookups = await readLookups()
  const made = once(lookups, `options ${list} ${language}`, () => {
    const options = lookups.items
      .filter((item) => item.list === list)
      .map((item) => ({ value: String(item.id), label: nameIn(language, item.names) }))
    return list === 'counties' ? options.sort(byLabel(language)) : options
  })
  return [...made]
}

// Where most members live.
const firstCountries = ['GR', 'CY']

const nearestFirst = (named: Option[]) => [
  ...firstCountries.flatMap((code) => named.filter(({ value }) => value === code)),
  ...named.filter(({ value }) => !firstCountries.includes(value)),
]

/** All countries in a language, Greece and Cyprus first, then by name; values are ISO codes. */
export async function listCountries(language: Language): Promise<Option[]> {
  const lookups = await readLookups()
  const made = once(lookups, `countries ${language}`, () =>
    nearestFirst(
      lookups.countries
        .map((code) => ({ value: code, label: countryName(language, code) }))
        .sort(byLabel(language)),
    ),
  )
  return [...made]
}

/** Returns a function from an id of one list to its name in a language. */
export async function namesOf(
  list: LookupList,
  language: Language,
): Promise<(id: number | null) => string | undefined> {
  const lookups = await readLookups()
  const names = once(
    lookups,
    `names ${list} ${language}`,
    () =>
      new Map(
        lookups.items
          .filter((item) => item.list === list)
          .map((item) => [item.id, nameIn(language, item.names)]),
      ),
  )
  return (id) => (id === null ? undefined : names.get(id))
}

function byLabel(language: Language) {
  const collator = collatorOf(language)
  return (a: Option, b: Option) => collator.compare(a.label, b.label)
}
