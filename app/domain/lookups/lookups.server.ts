import { asViewer } from '~/db/as-viewer.server'
import { kept } from '~/db/kept.server'
import type { Row } from '~/db/rows'
import { nameIn } from '~/i18n/names'
import { collatorOf, countryName } from '~/i18n/format'
import type { Language } from '~/i18n/locale'

type Item = Row<'lookups'>
export type LookupList = Item['list']

export type Option = { value: string; label: string }
type Lookups = { items: Item[]; countries: string[] }

/** All lists, read together and kept for ten minutes: they change with a release only. */
const readLookups = kept<Lookups>(600, () =>
  asViewer(null, async (sql) => {
    const items = await sql<Item[]>`select * from api.lookups order by position, id`
    const countries = await sql<Row<'countries'>[]>`select code from api.countries`
    return { items: [...items], countries: countries.map((country) => country.code) }
  }),
)

/** The rows of one list in its order, named in a language. */
export async function listItems(list: LookupList, language: Language) {
  const { items } = await readLookups()
  return items
    .filter((item) => item.list === list)
    .map(({ id, code, names }) => ({ id, code, name: nameIn(language, names) }))
}

/** The options of one list in a language; values are ids. Counties stand in the alphabet's order. */
export async function listOptions(list: LookupList, language: Language): Promise<Option[]> {
  const { items } = await readLookups()
  const options = items
    .filter((item) => item.list === list)
    .map((item) => ({ value: String(item.id), label: nameIn(language, item.names) }))
  return list === 'counties' ? options.sort(byLabel(language)) : options
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
  const lists = sortedCountries.get(lookups) ?? new Map<Language, Option[]>()
  sortedCountries.set(lookups, lists)
  const sorted =
    lists.get(language) ??
    nearestFirst(
      lookups.countries
        .map((code) => ({ value: code, label: countryName(language, code) }))
        .sort(byLabel(language)),
    )
  lists.set(language, sorted)
  return [...sorted]
}

// Two hundred names put in order, once a language as long as the lists are kept.
const sortedCountries = new WeakMap<Lookups, Map<Language, Option[]>>()

/** A way from the ids of one list to their names in a language. */
export async function namesOf(
  list: LookupList,
  language: Language,
): Promise<(id: number | null) => string | undefined> {
  const { items } = await readLookups()
  const names = new Map(
    items.filter((item) => item.list === list).map((item) => [item.id, nameIn(language, item.names)]),
  )
  return (id) => (id === null ? undefined : names.get(id))
}

function byLabel(language: Language) {
  const collator = collatorOf(language)
  return (a: Option, b: Option) => collator.compare(a.label, b.label)
}
