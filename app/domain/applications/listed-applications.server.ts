import { namesOf } from '~/domain/lookups/lookups.server'
import { countryName } from '~/i18n/format'
import type { Language } from '~/i18n/locale'
import type { ListedApplication } from './admin-applications.server'

export type ShownListedApplication = Pick<
  ListedApplication,
  'id' | 'name' | 'appliedAt' | 'waitingDays' | 'years'
> & {
  industry?: string
  place?: string
  source?: string
}

/** Rows of the queue in the words of a language. */
export async function showListed(
  applications: ListedApplication[],
  language: Language,
): Promise<ShownListedApplication[]> {
  const [industry, county, source] = await Promise.all([
    namesOf('industries', language),
    namesOf('counties', language),
    namesOf('referral_sources', language),
  ])
  return applications.map(({ id, name, appliedAt, waitingDays, years, ...ids }) => ({
    id,
    name,
    appliedAt,
    waitingDays,
    years,
    industry: industry(ids.industryId),
    place: county(ids.countyId) ?? (ids.country ? countryName(language, ids.country) : undefined),
    source: source(ids.referralSourceId),
  }))
}
