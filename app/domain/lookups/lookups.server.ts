import { read } from '~/db/read.server'
import { cached } from '~/db/cache.server'
import type { Row } from '~/db/generated/rows'
import { nameIn } from '~/i18n/names'
import { collatorOf, countryName } from '~/i18n/format'
import type { Language } from '~/i18n/locale'

type Item = Row<'lookups'>
export type LookupList = Item['list'] | 'places'

/** `group`: the region of a regional unit; `whole`: the region itself, among its units. */
export type Option = { value: string; label: string; group?: string; whole?: boolean }
type Lookups = { items: Item[]; countries: string[] }

/** All lists in one query; they change only with a release. */
const readLookups = cached<Lookups>('lists', async () => {
  const [items, countries] = await read(null, (sql) => [
    sql<Item[]>`select * from api.lookups order by position, id`,
    sql<Row<'countries'>[]>`select code from api.countries`,
  ])
  return { items: [...items], countries: countries.map((country) => country.code) }
})

// Names and sort orders, computed once per list and language while the lists are cached.
const worded = new WeakMap<Lookups, Map<string, unknown>>()

function once<T>(lookups: Lookups, key: string, make: () => T): T {
  const all = worded.get(lookups) ?? new Map<string, unknown>()
  worded.set(lookups, all)
  if (!all.has(key)) all.set(key, make())
  return all.get(key) as T
}

// Read as an alphabet; the others have an order of their own.
const byName: LookupList[] = ['industries', 'support_topics', 'counties', 'regions']

type Named = { id: number; code: string; name: string; regionId: number | null }

/**
 * The items of one list with names in a language: by name, "other" last, or in the order of the list. Places are the regions
 * and their units, each region before its own.
 */
export async function listItems(list: LookupList, language: Language): Promise<Named[]> {
  const lookups = await readLookups()
  if (list === 'places') {
    const [regions, units] = [await listItems('regions', language), await listItems('counties', language)]
    return regions.flatMap((region) => [region, ...units.filter(({ regionId }) => regionId === region.id)])
  }
  const made = once(lookups, `items ${list} ${language}`, () => {
    const items = lookups.items
      .filter((item) => item.list === list)
      .map(({ id, code, names, regionId }) => ({ id, code, name: nameIn(language, names), regionId }))
    const { compare } = collatorOf(language)
    const isOther = ({ code }: { code: string }) => Number(code === 'other')
    return byName.includes(list)
      ? items.sort((a, b) => isOther(a) - isOther(b) || compare(a.name, b.name))
      : items
  })
  return [...made]
}

/** The same as the options of a form; values are ids. Regional units stand below their region. */
export async function listOptions(list: LookupList, language: Language): Promise<Option[]> {
  if (list !== 'counties' && list !== 'places')
    return (await listItems(list, language)).map(({ id, name }) => ({ value: String(id), label: name }))
  const nameOf = await namesOf('regions', language)
  return (await listItems('places', language)).flatMap(({ id, name, regionId }) => {
    if (regionId === null && list === 'counties') return []
    const group = nameOf(regionId ?? id)!
    return [{ value: String(id), label: name, group, ...(regionId === null && { whole: true }) }]
  })
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

/** Orders options by their labels in a language. */
export function byLabel(language: Language) {
  const { compare } = collatorOf(language)
  return (a: Option, b: Option) => compare(a.label, b.label)
}
