import { byLabel, listOptions, type Option } from '~/domain/lookups/lookups.server'
import { countryName } from '~/i18n/format'
import type { Language } from '~/i18n/locale'
import {
  chosenFilters,
  searchPath,
  seekKeys,
  seekingOf,
  topicsOf,
  type Chosen,
  type Seeking,
} from './filter-links'
import { yearSteps, type MentorFilters } from './filters'
import { listMentorCountries } from './mentors.server'
import type { OptionCounts } from './option-counts.server'

/** `count`: the mentors whom an option fits, if they were counted. One that fits nobody is closed, unless it is chosen. */
export type CountedOption = Option & { count?: number | undefined; disabled?: boolean }

export type FilterOptions = Record<'industry' | 'fieldOfSupport' | 'country' | 'county', CountedOption[]>

/** The options of the filters for mentors; only countries where mentors live. */
export async function filterOptions(language: Language): Promise<FilterOptions> {
  const [industry, fieldOfSupport, county, codes] = await Promise.all([
    listOptions('industries', language),
    listOptions('support_topics', language),
    listOptions('places', language),
    listMentorCountries(),
  ])
  const country = codes
    .map((code) => ({ value: code, label: countryName(language, code) }))
    .sort(byLabel(language))
  return { industry, fieldOfSupport, county, country }
}

/** The mentors of each fixed option; undefined where they were not counted. */
export type MentorCounts = Partial<
  Record<Exclude<Seeking['seek'], 'any'> | 'available' | 'greek' | 'english', number>
> & {
  years: Partial<Record<number, number>>
}

/** The options with the number of mentors that each fits, and the numbers of the fixed options. */
export function withCounts(options: FilterOptions, counts: OptionCounts, filters: MentorFilters) {
  const countOf = (filter: string, option: string | number) =>
    counts[filter] && (counts[filter].get(String(option)) ?? 0)
  const chosen = [...topicsOf(filters), filters.industry, filters.country, filters.county].map(String)
  const counted = (filter: keyof FilterOptions) =>
    options[filter].map((option) => {
      const count = countOf(filter, option.value)
      return { ...option, count, disabled: count === 0 && !chosen.includes(option.value) }
    })
  const { seek, free } = seekingOf(filters)
  const offering = (one: 'mentoring' | 'coaching') =>
    countOf('seek', seekKeys[one][free ? 'free' : 'offered'])
  const numbers: MentorCounts = {
    years: Object.fromEntries(yearSteps.map((years) => [years, countOf('yearsOfExperience', years)])),
    mentoring: offering('mentoring'),
    coaching: offering('coaching'),
    available: countOf('seek', seekKeys[seek].free),
    greek: countOf('languages', 'el'),
    english: countOf('languages', 'en'),
  }
  const all: FilterOptions = {
    industry: counted('industry'),
    fieldOfSupport: counted('fieldOfSupport'),
    country: counted('country'),
    county: counted('county'),
  }
  return { options: all, counts: numbers }
}

export type Chip = { key: Chosen['key']; name: string; to: string }

/** The active filters, each with its text and the URL of the search without it. */
export function chipsOf(filters: MentorFilters, options: FilterOptions): Chip[] {
  return chosenFilters(filters).map((chosen) => ({
    key: chosen.key,
    name: nameOf(chosen, options),
    to: searchPath(filters, { without: chosen }),
  }))
}

function nameOf({ key, value }: Chosen, options: FilterOptions) {
  const list = key in options ? options[key as keyof FilterOptions] : []
  return list.find((option) => option.value === value)?.label ?? value
}
