import { listCountries, listOptions, namesOf, type Option } from '~/domain/lookups/lookups.server'
import { countryName } from '~/i18n/format'
import type { Language } from '~/i18n/locale'
import type { Answers } from './answers'
import type { Step } from './steps'

/** The options of the lists in a step. */
export async function optionsOf(step: Step, language: Language): Promise<Record<string, Option[]>> {
  const list = (name: Parameters<typeof listOptions>[0]) => listOptions(name, language)
  if (step === 'you') return { countries: await listCountries(language), counties: await list('counties') }
  if (step === 'reason') return { referralSources: await list('referral_sources') }
  if (step !== 'experience') return {}
  const [workStatuses, industries, topics] = await Promise.all([
    list('work_statuses'),
    list('industries'),
    list('support_topics'),
  ])
  return { workStatuses, industries, topics }
}

/** The names of the answers that are list items, in a language. */
export async function namesIn(answers: Answers, language: Language) {
  const [county, workStatus, industry, topic, referralSource] = await Promise.all([
    namesOf('counties', language),
    namesOf('work_statuses', language),
    namesOf('industries', language),
    namesOf('support_topics', language),
    namesOf('referral_sources', language),
  ])
  return {
    country: answers.country ? countryName(language, answers.country) : undefined,
    county: county(answers.countyId ?? null),
    workStatus: workStatus(answers.workStatusId ?? null),
    industry: industry(answers.industryId ?? null),
    topics: (answers.topicIds ?? []).map(topic).filter((name) => name !== undefined),
    referralSource: referralSource(answers.referralSourceId ?? null),
  }
}
export type AnswerNames = Awaited<ReturnType<typeof namesIn>>
