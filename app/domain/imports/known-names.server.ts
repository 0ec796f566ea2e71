import { listCountries, listItems, type LookupList } from '~/domain/lookups/lookups.server'
import { languages } from '~/i18n/locale'
import { foldName } from './columns'
import type { KnownNames } from './person-of-row'

/** The names of our lists in every language, and their codes. */
export async function knownNames(): Promise<KnownNames> {
  const [industries, counties, statuses, topics, countries] = await Promise.all([
    byName('industries'),
    byName('counties'),
    byName('work_statuses'),
    byName('support_topics'),
    Promise.all(languages.map((language) => listCountries(language))),
  ])
  return {
    industries,
    counties,
    work_statuses: statuses,
    support_topics: topics,
    countries: new Map(
      countries.flat().flatMap(({ value, label }) => [
        [foldName(label), value],
        [foldName(value), value],
      ]),
    ),
  }
}

async function byName(list: LookupList) {
  const named = await Promise.all(languages.map((language) => listItems(list, language)))
  return new Map(
    named.flat().flatMap(({ id, code, name }): [string, number][] => [
      [foldName(name), id],
      [foldName(code), id],
    ]),
  )
}
