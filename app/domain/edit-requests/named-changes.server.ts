import { namesOf, type LookupList } from '~/domain/lookups/lookups.server'
import { countryName } from '~/i18n/format'
import type { Language } from '~/i18n/locale'
import type { Change, FieldValue, ProfileField } from './profile-fields'

const lists: Partial<Record<ProfileField, LookupList>> = {
  industry_id: 'industries',
  topic_ids: 'support_topics',
  county_id: 'counties',
  work_status_id: 'work_statuses',
  referral_source_id: 'referral_sources',
}

/** Replaces ids and codes in changes by names in a language. */
export function nameChanges(changes: Change[], language: Language): Promise<Change[]> {
  return Promise.all(
    changes.map(async (change) => {
      const name = await namer(change.field, language)
      return {
        ...change,
        valueThen: name(change.valueThen),
        valueNow: name(change.valueNow),
        valueNew: name(change.valueNew),
      }
    }),
  )
}

async function namer(field: ProfileField, language: Language): Promise<(value: FieldValue) => FieldValue> {
  if (field === 'country') return (value) => (typeof value === 'string' ? countryName(language, value) : null)
  const list = lists[field]
  if (!list) return (value) => value
  const name = await namesOf(list, language)
  const one = (id: string | number) => name(Number(id)) ?? String(id)
  return (value) => (Array.isArray(value) ? value.map(one) : typeof value === 'number' ? one(value) : value)
}
